import type { Cue, Prompt, PromptOption, Telling } from '@vedette/engine';
import { expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import type { cueSchema } from './cue.ts';
import type { promptSchema } from './prompt.ts';
import type { tellingSchema } from './telling.ts';

type Keys<Schema extends z.ZodType> = keyof z.infer<Schema>;
type Choice = z.infer<typeof promptSchema>['choices'][number];

// The compiler proves these: a key that the kernel gains is a key that the protocol must tell of.
it('the schemas know every key of what is told, of a gesture and of a choice', () => {
  expectTypeOf<Keys<typeof tellingSchema>>().toEqualTypeOf<keyof Telling>();
  expectTypeOf<z.infer<typeof cueSchema>['kind']>().toEqualTypeOf<Cue['kind']>();
  expectTypeOf<keyof Choice>().toEqualTypeOf<keyof PromptOption>();
  expectTypeOf<Exclude<keyof Prompt, Keys<typeof promptSchema>>>().toEqualTypeOf<never>();
});
