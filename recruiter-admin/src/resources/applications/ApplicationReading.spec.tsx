import { MESSAGES } from '@skybil/shared';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { arrange, callsTo, failure, ok, rows } from '@skybil/web/testing/network';
import { application } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';
import { screenOf } from '../../testing/screen-size';

const LIST = 'GET /api/company/applications';
const idOf = (number: number) => `64c00000000000000000000${number}`;
const oneOf = (number: number) => `${LIST}/${idOf(number)}`;
const MINUTE = 60_000;
const withLink = (resume: string) => application({ userId: { ...application().userId, resume } });

function open(number: number) {
  arrange(LIST, rows([1, 2].map((each) => application({ _id: idOf(each) }))));
  for (const each of [1, 2]) arrange(oneOf(each), ok({ data: application({ _id: idOf(each) }) }));
  return renderConsole(`/view-applications/${idOf(number)}/show`);
}

describe('reading applications one after another', () => {
  it('goes to the next one in the order of the list', async () => {
    const { router, user } = open(1);
    expect(await screen.findByText('1 / 2')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /previous/ })).toBeDisabled();
    await user.click(screen.getByRole('link', { name: /next/ }));
    expect(router.state.location.pathname).toBe(`/view-applications/${idOf(2)}/show`);
    const { query } = callsTo(LIST)[0] ?? {};
    expect(query?.get('sort')).toBe('["date","DESC"]');
    expect(query?.get('range')).toBe('[0,99]');
  });

  it('shows the documents of the next one, even if it was read before', async () => {
    const { user } = open(1);
    for (const each of [1, 2]) {
      arrange(oneOf(each), ok({ data: { ...withLink(`/resume-${each}`), _id: idOf(each) } }));
    }
    const frame = () => screen.findByTitle('Resume of Ada Obi');
    expect(await frame()).toHaveAttribute('src', expect.stringContaining('/resume-1'));
    for (const [turn, number] of [
      [/next/, 2],
      [/previous/, 1],
    ] as const) {
      await user.click(await screen.findByRole('link', { name: turn }));
      await waitFor(async () =>
        expect(await frame()).toHaveAttribute('src', expect.stringContaining(`/resume-${number}`)),
      );
    }
  });

  it('ends at the last one', async () => {
    open(2);
    expect(await screen.findByText('2 / 2')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /next/ })).toBeDisabled();
    expect(screen.getByRole('link', { name: /previous/ })).toHaveAttribute(
      'href',
      expect.stringContaining(idOf(1)),
    );
    expect(screen.getByRole('link', { name: 'All applications' })).toHaveAttribute(
      'href',
      '/view-applications',
    );
  });

  it('shows what is wrong with an invalid id and stays on the page', async () => {
    arrange(LIST, rows([]));
    arrange(`${LIST}/xyz`, failure(400, 'bad_input', MESSAGES.badId));
    const { router } = renderConsole('/view-applications/xyz/show');
    expect(
      await screen.findByText(`The application could not be loaded. ${MESSAGES.badId}`),
    ).toBeInTheDocument();
    expect(await screen.findAllByText(MESSAGES.badId)).toHaveLength(1);
    expect(router.state.location.pathname).toBe('/view-applications/xyz/show');
  });

  it('retries on request', async () => {
    arrange(LIST, rows([]));
    arrange(oneOf(1), failure(503, 'unavailable', MESSAGES.unavailable));
    const { user } = renderConsole(`/view-applications/${idOf(1)}/show`);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    arrange(oneOf(1), ok({ data: application() }));
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Ada Obi' })).toBeInTheDocument();
  });

  it('links the documents on a phone, whose browser shows no PDF inside a page', async () => {
    screenOf(360);
    open(1);
    expect(await screen.findByRole('link', { name: /Open resume/ })).toHaveAttribute(
      'href',
      application().userId.resume,
    );
    expect(screen.queryByTitle('Resume of Ada Obi')).not.toBeInTheDocument();
  });
});

describe('a page of documents that stays open', () => {
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['the list', '/view-applications', LIST, (link: string) => rows([withLink(link)]), /^Resume of/],
    [
      'an application',
      `/view-applications/${idOf(1)}/show`,
      oneOf(1),
      (link: string) => ok({ data: withLink(link) }),
      /^Open resume/,
    ],
  ])(
    'fetches fresh links for %s after 10 minutes, and not before',
    async (_what, path, call, answer, name) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      arrange(LIST, rows([application()]));
      arrange(call, answer('/old'));
      renderConsole(path);
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/old');
      const before = callsTo(call).length;
      arrange(call, answer('/fresh'));
      await act(() => vi.advanceTimersByTimeAsync(9 * MINUTE));
      expect(callsTo(call)).toHaveLength(before);
      await act(() => vi.advanceTimersByTimeAsync(MINUTE));
      await waitFor(() => expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/fresh'));
    },
  );

  it('loads new links when the tab is focused again', async () => {
    arrange(LIST, rows([withLink('/old')]));
    renderConsole('/view-applications');
    expect(await screen.findByRole('link', { name: /^Resume of/ })).toHaveAttribute('href', '/old');
    arrange(LIST, rows([withLink('/fresh')]));
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /^Resume of/ })).toHaveAttribute('href', '/fresh'),
    );
  });
});
