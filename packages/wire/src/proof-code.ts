/** What is looked at in the file of an online game, in this order. */
export type ProofCode = 'form' | 'digest' | 'secret' | 'remembered' | 'nonce' | 'seed' | 'rewind' | 'game';
