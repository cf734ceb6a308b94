import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { restoreOnError } from './restore-on-error';

const PAGE = '<h1>Jobs</h1><a href="/broken">Go on</a>';
const FAILURE = new Error('URL.parse is not a function');

function Broken(): never {
  throw FAILURE;
}

let place: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  // within `act`, React throws errors itself instead of handing them over
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  window.history.replaceState(null, '', '/');
  place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = PAGE;
});
afterEach(() => {
  flushSync(() => root?.unmount());
  place.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const takeOver = (site: ReactNode) =>
  flushSync(() => {
    root = hydrateRoot(place, <StrictMode>{site}</StrictMode>, restoreOnError(place));
  });
const rest = () => new Promise((resolve) => setImmediate(resolve));
const expectErrorTold = () => expect(() => vi.runAllTimers()).toThrow(FAILURE);

describe('an uncaught error', () => {
  it('during hydration restores the server’s page and is reported [SITE-48]', async () => {
    takeOver(
      <>
        <h1>Jobs</h1>
        <Broken />
      </>,
    );
    await rest();
    expectErrorTold();
    expect(place.innerHTML).toBe(PAGE);
  });

  it('in a shell shows the notice that the page needs JavaScript [SITE-48]', () => {
    root = createRoot(place, restoreOnError(place));
    flushSync(() => root?.render(<Broken />));
    expectErrorTold();
    expect(place.innerHTML).toBe(PAGE);
  });

  it('after navigation reloads the new address [SITE-48]', async () => {
    const jobs = (
      <>
        <h1>Jobs</h1>
        <Link to="/broken" discover="none">
          Go on
        </Link>
      </>
    );
    takeOver(
      <BrowserRouter useTransitions={false}>
        <Routes>
          <Route index element={jobs} />
          <Route path="/broken" element={<Broken />} />
        </Routes>
      </BrowserRouter>,
    );
    await rest();
    const load = vi.spyOn(window.history, 'go').mockReturnValue();
    flushSync(() => place.querySelector('a')?.click());
    await rest();
    expectErrorTold();
    expect(load).toHaveBeenCalledExactlyOnceWith(0);
    expect(place.innerHTML).toBe('');
  });
});
