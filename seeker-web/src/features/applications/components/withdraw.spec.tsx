import { screen } from '@testing-library/react';
import { arrange, callsTo } from '@skybil/web/testing/network';
import { application, arrangeSeeker, person } from '../../../testing/records';
import { renderApp } from '../../../testing/render-app';

describe('applications', () => {
  it('are withdrawn after a dialog that says what happens [APPLY-40]', async () => {
    const WITHDRAW = 'POST /api/users/withdraw-application';
    arrangeSeeker(person(), [application()]);
    arrange(WITHDRAW, () => {
      arrangeSeeker(person(), [application({ withdrawnAt: '2026-11-03T10:00:00.000Z' })]);
      return { message: 'Your application is withdrawn.' };
    });
    const { user } = renderApp('/applications', { signedIn: true });
    const button = await screen.findByRole('button', { name: 'Withdraw the application for Baker' });
    await user.click(button);
    const dialog = screen.getByRole('dialog', { name: 'Withdraw this application?' });
    expect(dialog).toHaveTextContent('Acme Foods loses your documents. You cannot apply to this job again.');
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(callsTo(WITHDRAW)).toHaveLength(0);
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('The company no longer sees it.')).toBeVisible();
    expect(screen.getAllByText('Withdrawn')[0]).toHaveClass('badge', { exact: true });
    expect(screen.getByRole('list', { name: 'What has happened' })).toHaveTextContent(
      'Sent 2 Nov 2026Withdrawn 3 Nov 2026',
    );
    expect(callsTo(WITHDRAW).map(({ body }) => body)).toEqual([{ id: application()._id }]);
    expect(screen.queryByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument();
  });

  it.each([
    ['decided', { status: 'Accepted' }],
    ['former', { former: true }],
  ] as const)('cannot be withdrawn if they are %s [APPLY-40]', async (_, change) => {
    arrangeSeeker(person(), [application(change)]);
    renderApp('/applications', { signedIn: true });
    expect(await screen.findByText('Baker')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument();
  });
});
