/** One letter wrong, missing, too many, or two changed about; of a longer word only as much is read. */
export function isOneSlipAway(word: string, other: string): boolean {
  for (const length of [word.length - 1, word.length, word.length + 1]) {
    const start = other.slice(0, length);
    if (start.length === length && isSlip(word, start)) return true;
  }
  return false;
}

function isSlip(a: string, b: string): boolean {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  if (a.length > b.length) return a.slice(i + 1) === b.slice(i);
  if (a.length < b.length) return a.slice(i) === b.slice(i + 1);
  const swapped = a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2);
  return swapped || a.slice(i + 1) === b.slice(i + 1);
}
