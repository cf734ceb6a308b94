/** As much of a browser as the journeys need, whatever drives it. */
export interface Driven {
  open: (address: string) => Promise<void>;
  /** The value of an expression in the page. */
  read: <T>(expression: string) => Promise<T>;
  click: (selector: string) => Promise<void>;
  /** Types at the place that has the keyboard. */
  type: (text: string) => Promise<void>;
  /** Makes the window as narrow as a phone, or as narrow as the engine allows. */
  narrow: () => Promise<void>;
  /** A picture of the window, as PNG. */
  picture: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}
