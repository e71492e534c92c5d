/** Something that the person at the terminal can do something about; the message is the whole explanation. */
export class Failure extends Error {
  override readonly name = 'Failure';
}
