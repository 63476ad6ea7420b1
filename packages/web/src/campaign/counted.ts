import { say } from '../words/say.ts';

/** The same words said once, with how often: "Nagging Doubt ×2". */
export function counted(list: readonly string[]): readonly string[] {
  return [...new Set(list)].map((words) => {
    const times = list.filter((other) => other === words).length;
    return times === 1 ? words : say.campaign.times(words, times);
  });
}
