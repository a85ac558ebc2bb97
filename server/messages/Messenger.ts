/** How a message travels. */
export type Channel = 'sms' | 'mail';

/** A message to one person, ready to be sent. */
export interface Message {
  readonly channel: Channel;
  readonly merchantCode: string;
  /** A number with its dialling code, or an e-mail address. */
  readonly to: string;
  /** For channels that have one. */
  readonly subject: string;
  readonly text: string;
  /** The code or the link in the text, for those who read it by machine; empty where there is none. */
  readonly answer: string;
}

/** Hands messages to whatever carries them. Rejects when a message could not be handed over. */
export interface Messenger {
  send(message: Message): Promise<void>;
}
