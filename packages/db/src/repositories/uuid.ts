const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** True for the one form in which ids are stored; anything else is an id that does not exist (wire contract 1). */
export function isUuid(id: string): boolean {
  return uuidPattern.test(id);
}
