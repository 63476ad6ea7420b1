import { Conversation, type Session } from '@vedette/referee';

/** What was said at the table that is open; another table, another talk. */
export class Talk {
  private now: { readonly session: Session; readonly conversation: Conversation } | null = null;

  at(session: Session, { anew = false } = {}): Conversation {
    if (this.now?.session !== session || anew)
      this.now = { session, conversation: new Conversation(session) };
    return this.now.conversation;
  }
}
