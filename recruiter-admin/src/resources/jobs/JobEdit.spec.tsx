import { MESSAGES } from '@skybil/shared';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrange, callsTo, failure, ok, rows } from '@skybil/web/testing/network';
import { toasts } from '@skybil/web/testing/toasts';
// these parts load on demand, which may take longer than a test waits
import './editor/DescriptionEditor';
import './JobEdit';
import { writeDescription } from '../../testing/description';
import { job } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';

const ONE = `/api/company/jobs/${job()._id}`;

async function open() {
  const page = renderConsole(`/manage-jobs/${job()._id}`);
  await screen.findByRole('textbox', { name: 'Job Description' });
  return page;
}

async function saveAs(title: string) {
  const page = await open();
  const input = await screen.findByLabelText(/Job Title/);
  await page.user.clear(input);
  await page.user.click(input);
  await page.user.paste(title);
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  return page;
}

describe('Edit Job', () => {
  it('saves the job, shows a message and returns to the list', async () => {
    arrange(`GET ${ONE}`, ok({ data: job() }));
    arrange('GET /api/company/jobs', rows([job()]));
    arrange(`PUT ${ONE}`, ok({ data: job({ title: 'Lead Developer' }) }));
    const { router } = await saveAs('Lead Developer');
    expect(await screen.findByText(MESSAGES.jobUpdated)).toBeInTheDocument();
    expect(toasts()).toEqual([`success: ${MESSAGES.jobUpdated}`]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/manage-jobs'));
    expect(callsTo(`PUT ${ONE}`)[0]?.body).toMatchObject({
      title: 'Lead Developer',
      description: '<p>Build screens.</p>',
      visible: true,
    });
  });

  it('shows the server’s errors beside their fields and nowhere else [CONSOLE-5] [SITE-90]', async () => {
    arrange(`GET ${ONE}`, ok({ data: job() }));
    arrange(`PUT ${ONE}`, failure(400, 'bad_input', 'Please look again', { title: 'That title is taken' }));
    await saveAs('Lead Developer');
    expect(await screen.findByText('That title is taken')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText(/Job Title/)).toHaveFocus());
    expect(toasts()).toEqual([]);
  });

  it('shows a refused description below the editor, which takes the focus at each try [SITE-90]', async () => {
    arrange(`GET ${ONE}`, ok({ data: job() }));
    arrange(`PUT ${ONE}`, failure(400, 'bad_input', 'Look again', { description: 'Write a description' }));
    const { user } = await saveAs('Lead Developer');
    expect(await screen.findByText('Write a description')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Job Description' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(callsTo(`PUT ${ONE}`)).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Job Description' })).toHaveFocus());
  });

  it('shows an imported value outside of the list, which must be replaced before saving', async () => {
    arrange(`GET ${ONE}`, ok({ data: job({ location: 'Remote, EMEA' }) }));
    const { user } = await open();
    const location = await screen.findByRole('combobox', { name: /Job Location/ });
    expect(location).toHaveTextContent('Remote, EMEA');
    await user.type(screen.getByLabelText(/Job Title/), 's');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Choose one of the list')).toBeInTheDocument();
    await user.click(location);
    expect(await screen.findByRole('option', { name: 'Remote, EMEA' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByRole('option', { name: 'Ekiti' })).not.toHaveAttribute('aria-disabled');
    expect(callsTo(`PUT ${ONE}`)).toHaveLength(0);
  });

  it('shows all fields of the job, whose kind cannot be changed', async () => {
    arrange(
      `GET ${ONE}`,
      ok({ data: job({ kind: 'remote', location: 'Edo', category: 'Marketing', currency: 'USD' }) }),
    );
    await open();
    const shown = (name: RegExp) => screen.getByRole('combobox', { name }).textContent;
    expect(await screen.findByLabelText(/Job Salary/)).toHaveValue('250,000 - 400,000');
    expect([/Kind/, /Category/, /Location/, /Level/, /Nature/, /Currency/].map(shown)).toEqual([
      'Remote',
      'Marketing',
      'Edo',
      'Senior level',
      'Remote',
      'USD',
    ]);
    expect(screen.getByRole('combobox', { name: /Kind/ })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
    expect(document.title).toBe('Edit Job | Skybil');
  });

  it('sends the values of its inputs and nothing else of the record', async () => {
    arrange(`GET ${ONE}`, ok({ data: job() }));
    arrange('GET /api/company/jobs', rows([job()]));
    arrange(`PUT ${ONE}`, ok({ data: job() }));
    await saveAs('Lead Developer');
    expect(await screen.findByText(MESSAGES.jobUpdated)).toBeInTheDocument();
    expect(callsTo(`PUT ${ONE}`).map((call) => call.body)).toEqual([
      {
        kind: 'job',
        title: 'Lead Developer',
        description: '<p>Build screens.</p>',
        location: 'Lagos',
        salary: '250,000 - 400,000',
        category: 'Programming',
        level: 'Senior level',
        nature: 'Remote',
        currency: 'NGN',
        visible: true,
      },
    ]);
  });

  it('sends an emptied input as an empty text', async () => {
    arrange(`GET ${ONE}`, ok({ data: job() }));
    arrange('GET /api/company/jobs', rows([job()]));
    arrange(`PUT ${ONE}`, ok({ data: job() }));
    const { user } = await open();
    await writeDescription('');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(MESSAGES.jobUpdated)).toBeInTheDocument();
    expect(callsTo(`PUT ${ONE}`)[0]?.body).toMatchObject({ description: '' });
  });

  it('hides a job with its switch', async () => {
    arrange(`GET ${ONE}`, ok({ data: job() }));
    arrange('GET /api/company/jobs', rows([job()]));
    arrange(`PUT ${ONE}`, ok({ data: job({ visible: false }) }));
    const { user } = await open();
    const visible = await screen.findByRole('switch', { name: 'Visible' });
    expect(visible).toBeChecked();
    await user.click(visible);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(MESSAGES.jobUpdated)).toBeInTheDocument();
    expect(callsTo(`PUT ${ONE}`)[0]?.body).toMatchObject({ visible: false });
  });
});
