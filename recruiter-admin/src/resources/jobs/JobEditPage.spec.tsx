import { MESSAGES } from '@skybil/shared';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { arrange, failure, ok } from '@skybil/web/testing/network';
import { toasts } from '@skybil/web/testing/toasts';
import { job } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';

const ONE = `GET /api/company/jobs/${job()._id}`;
const PATH = `/manage-jobs/${job()._id}`;
const editor = () => screen.findByRole('textbox', { name: 'Job Description' });

describe('the page of a job', () => {
  it('offers Retry if the job fails to load', async () => {
    arrange(ONE, failure(503, 'unavailable', MESSAGES.unavailable));
    const { router, user } = renderConsole(PATH);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByText(`The job could not be loaded. ${MESSAGES.unavailable}`)).toBeInTheDocument();
    expect(await screen.findAllByText(MESSAGES.unavailable)).toHaveLength(1);
    expect(toasts()).toEqual([`error: ${MESSAGES.unavailable}`]);
    expect(router.state.location.pathname).toBe(PATH);
    arrange(ONE, ok({ data: job() }));
    await user.click(retry);
    expect(await screen.findByLabelText(/Job Title/)).toHaveValue('Frontend Developer');
    await editor();
  });

  it.each([
    ['xyz', 400, 'bad_input', MESSAGES.badId],
    [job()._id, 404, 'not_found', MESSAGES.jobNotFound],
  ] as const)('shows what is wrong with %s in its address and stays', async (id, status, code, message) => {
    arrange(`GET /api/company/jobs/${id}`, failure(status, code, message));
    const { router } = renderConsole(`/manage-jobs/${id}`);
    expect(await screen.findByText(`The job could not be loaded. ${message}`)).toBeInTheDocument();
    expect(await screen.findAllByText(message)).toHaveLength(1);
    expect(router.state.location.pathname).toBe(`/manage-jobs/${id}`);
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it.each([
    ['job', `/apply-job/${job()._id}`],
    ['remote', `/remoteapply-job/${job()._id}`],
  ] as const)('links to the public advert of a %s and back to the list', async (kind, href) => {
    arrange(ONE, ok({ data: job({ kind }) }));
    renderConsole(PATH);
    const advert = await screen.findByRole('link', { name: 'See the advert' });
    expect(advert).toHaveAttribute('href', href);
    expect(advert).toHaveAttribute('target', '_blank');
    expect(advert).toHaveAttribute('rel', 'noopener');
    expect(screen.getByRole('link', { name: 'All jobs' })).toHaveAttribute('href', '/manage-jobs');
    await editor();
  });

  it('links to no advert of a hidden job', async () => {
    arrange(ONE, ok({ data: job({ visible: false }) }));
    renderConsole(PATH);
    expect(await screen.findByRole('link', { name: 'All jobs' })).toBeInTheDocument();
    expect(await screen.findByRole('switch', { name: 'Visible' })).not.toBeChecked();
    expect(screen.queryByRole('link', { name: 'See the advert' })).not.toBeInTheDocument();
    await editor();
  });

  it('warns before unsaved input is lost', async () => {
    const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
    arrange(ONE, ok({ data: job() }));
    const { router, user } = renderConsole(PATH);
    await user.type(await screen.findByLabelText(/Job Title/), 's');
    await user.click(screen.getByRole('link', { name: 'All jobs' }));
    expect(ask).toHaveBeenCalledOnce();
    expect(router.state.location.pathname).toBe(PATH);
    await editor();
  });
});
