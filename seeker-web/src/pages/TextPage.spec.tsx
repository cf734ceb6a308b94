import { BOARD_TEXTS, PAGES } from '@skybil/shared';
import { screen } from '@testing-library/react';
import { arrange, callsTo, failure } from '@skybil/web/testing/network';
import { goTo, renderApp } from '../testing/render-app';

describe('a text page', () => {
  it.each(BOARD_TEXTS)('shows the text %s of the board folder under its title [SITE-12]', async (name) => {
    arrange(`GET /api/texts/${name}`, { html: `<h1>Of the ${name}</h1><p><a href="/contact">Write</a></p>` });
    renderApp(PAGES[name].path);
    expect(await screen.findByRole('heading', { level: 1, name: `Of the ${name}` })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write' })).toHaveAttribute('href', '/contact');
    expect(document.title).toBe(`${PAGES[name].title} | Skybil`);
  });

  it('shows another text when the visitor goes there', async () => {
    arrange('GET /api/texts/about', { html: '<h1>Us</h1>' });
    arrange('GET /api/texts/terms', { html: '<h1>Rules</h1>' });
    renderApp('/about');
    await screen.findByRole('heading', { name: 'Us' });
    goTo('/terms-of-service');
    expect(await screen.findByRole('heading', { name: 'Rules' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Us' })).not.toBeInTheDocument();
  });

  it('has a title and can be retried if the text could not be loaded', async () => {
    arrange('GET /api/texts/privacy', () => failure(503, 'unavailable', 'Please try again.'));
    const { user } = renderApp('/privacy-policy');
    expect(await screen.findByText('Please try again.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
    arrange('GET /api/texts/privacy', { html: '<h1>Our promise</h1>' });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Our promise' })).toBeVisible();
    expect(callsTo('GET /api/texts/privacy')).toHaveLength(2);
  });
});
