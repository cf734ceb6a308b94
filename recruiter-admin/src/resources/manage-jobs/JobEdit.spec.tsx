import { MESSAGES } from '@skybil/shared';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure, ok, rows } from '../../testing/answers';
import { arrange, callsTo } from '../../testing/mock-api';
import { job } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';

const ONE = `/api/company/jobs/${job()._id}`;

async function saveAs(title: string) {
  const page = renderConsole(`/manage-jobs/${job()._id}`);
  await screen.findByRole('textbox', { name: 'Job Description' });
  const input = await screen.findByLabelText(/Job Title/);
  await page.user.clear(input);
  await page.user.type(input, title);
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  return page;
}

describe('Edit Job', () => {
  it('saves the job, says so and goes back to the list', async () => {
    arrange(`GET ${ONE}`, ok({ data: job() }));
    arrange('GET /api/company/jobs', rows([job()]));
    arrange(`PUT ${ONE}`, ok({ data: job({ title: 'Lead Developer' }) }));
    const { router } = await saveAs('Lead Developer');
    expect(await screen.findByText(MESSAGES.jobUpdated)).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe('/manage-jobs'));
    expect(callsTo(`PUT ${ONE}`)[0]?.body).toMatchObject({
      title: 'Lead Developer',
      description: '<p>Build screens.</p>',
      visible: true,
    });
  });

  it('shows the server’s errors beside their fields and its sentence once', async () => {
    arrange(`GET ${ONE}`, ok({ data: job() }));
    arrange(`PUT ${ONE}`, failure(400, 'bad_input', 'Please look again', { title: 'That title is taken' }));
    await saveAs('Lead Developer');
    expect(await screen.findByText('That title is taken')).toBeInTheDocument();
    expect(await screen.findAllByText('Please look again')).toHaveLength(1);
  });

  it('offers Retry when the job cannot be loaded', async () => {
    arrange(`GET ${ONE}`, failure(503, 'unavailable', MESSAGES.unavailable));
    const { router, user } = renderConsole(`/manage-jobs/${job()._id}`);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(router.state.location.pathname).toBe(`/manage-jobs/${job()._id}`);
    arrange(`GET ${ONE}`, ok({ data: job() }));
    await user.click(retry);
    expect(await screen.findByLabelText(/Job Title/)).toHaveValue('Frontend Developer');
    await screen.findByRole('textbox', { name: 'Job Description' });
  });

  it('keeps the value of an imported job that is outside the board’s list', async () => {
    arrange(`GET ${ONE}`, ok({ data: job({ location: 'Nigeria' }) }));
    renderConsole(`/manage-jobs/${job()._id}`);
    expect(await screen.findByRole('combobox', { name: /Job Location/ })).toHaveTextContent('Nigeria');
    await screen.findByRole('textbox', { name: 'Job Description' });
  });
});
