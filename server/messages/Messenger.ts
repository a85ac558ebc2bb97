/** The channel of a message. */
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

/** Sends messages. Rejects if a message could not be sent. */
export interface Messenger {
  send(message: Message): Promise<void>;
}
