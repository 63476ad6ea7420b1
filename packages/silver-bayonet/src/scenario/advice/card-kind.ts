export type CardKind = 'goal' | 'fate' | 'equipment' | 'bad';
