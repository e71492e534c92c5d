export interface Passwords {
  hash(password: string): Promise<string>;
}
