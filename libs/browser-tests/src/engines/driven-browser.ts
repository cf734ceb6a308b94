/** What the journeys need of a browser driver. */
export interface DrivenBrowser {
  open: (address: string) => Promise<void>;
  /** The value of an expression in the page. */
  read: <T>(expression: string) => Promise<T>;
  click: (selector: string) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  /** Makes the window as narrow as a phone, or as narrow as the engine allows. */
  narrow: () => Promise<void>;
  /** A picture of the window, as PNG. */
  picture: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}
