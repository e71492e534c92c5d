export interface Hub {
  readonly x: 1;
}
