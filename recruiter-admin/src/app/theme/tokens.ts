/** The seeker site's CSS custom properties hold the same values. */
export interface Tokens {
  page: string;
  surface: string;
  line: string;
  /** Borders of inputs reach 3:1 against the surface. */
  control: string;
  text: string;
  quiet: string;
  brand: string;
  brandStrong: string;
  onBrand: string;
  pending: string;
  accepted: string;
  rejected: string;
  notice: string;
}

export const LIGHT: Tokens = {
  page: '#FAF9F6',
  surface: '#FFFFFF',
  line: '#E2E5DF',
  control: '#7B877F',
  text: '#13201B',
  quiet: '#52605A',
  brand: '#0B6B4D',
  brandStrong: '#084A36',
  onBrand: '#FFFFFF',
  pending: '#1D5FBF',
  accepted: '#1B6E3C',
  rejected: '#B3261E',
  notice: '#8A5200',
};

export const DARK: Tokens = {
  page: '#0E1412',
  surface: '#161E1B',
  line: '#2B3632',
  control: '#6E7B74',
  text: '#E9EEEB',
  quiet: '#A6B3AC',
  brand: '#57CFA3',
  brandStrong: '#8BE3C1',
  onBrand: '#06241A',
  pending: '#8AB8FF',
  accepted: '#7BD49B',
  rejected: '#FF9E94',
  notice: '#F2C078',
};
