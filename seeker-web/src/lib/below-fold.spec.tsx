import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { belowFold } from './below-fold';

const More = ({ of }: { of: string }) => <p>More of {of}</p>;

it('content of the server stays while its code is loading, whatever changes above it', async () => {
  const OnServer = belowFold(() => Promise.resolve({ default: More }));
  await OnServer.preload();
  const Loading = belowFold<{ of: string }>(() => new Promise(() => undefined));
  const page = (Below: typeof Loading, state: string) => (
    <div>
      {state}
      <Below of="Acme" />
    </div>
  );
  const place = document.createElement('div');
  place.innerHTML = renderToString(page(OnServer, 'signed out'));
  const root = await act(() => hydrateRoot(place, page(Loading, 'signed out')));
  act(() => root.render(page(Loading, 'signed in')));
  expect(place).toHaveTextContent('signed inMore of Acme');
  act(() => root.unmount());
});
