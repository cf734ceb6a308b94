import { screen, waitFor } from '@testing-library/react';
import { callsTo } from '@skybil/web/testing/network';
import { application, arrangeJob, arrangeSeeker, job, JOB_ID, person } from '../../../testing/records';
import { goTo, renderApp } from '../../../testing/render-app';

const ON_SITE = `/apply-job/${JOB_ID}`;
const REMOTE = `/remoteapply-job/${JOB_ID}`;
const buttons = (name: string) =>
  screen.findAllByRole('button', { name }) as Promise<[HTMLElement, HTMLElement]>;
const main = () => screen.getByRole('main');

async function openSignedIn(path: string) {
  const app = renderApp(path, { signedIn: true });
  await screen.findByRole('button', { name: 'Hi, Ada Obi' });
  await buttons('Apply Now');
  return app;
}

describe('beside the Apply button of a remote job', () => {
  it('there is a link to the remote applications, and none beside that of an on-site job', async () => {
    arrangeJob(job({ kind: 'remote' }));
    renderApp(REMOTE);
    const certified = await screen.findByRole('link', { name: 'Certified' });
    expect(certified).toHaveAttribute('href', '/remote-applications');
    arrangeJob(job());
    goTo(ON_SITE);
    await buttons('Apply Now');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Certified' })).not.toBeInTheDocument());
  });
});

describe('an imported advert', () => {
  it('names its source, even without a name', async () => {
    arrangeJob(job({ sourceUrl: 'https://source.example/1' }));
    renderApp(ON_SITE);
    const links = await screen.findAllByRole('link', { name: 'Apply at the source' });
    expect(links).toHaveLength(2);
    expect(main()).toHaveTextContent('This advert comes from another site; you apply there');
  });

  it('from two sources names and links both [SITE-75]', async () => {
    const otherSources = [{ sourceUrl: 'https://b.example/2', sourceName: 'B' }];
    arrangeJob(job({ sourceUrl: 'https://a.example/1', sourceName: 'A', otherSources }));
    renderApp(ON_SITE);
    expect(await screen.findByRole('link', { name: 'B' })).toHaveAttribute('href', 'https://b.example/2');
    expect(main()).toHaveTextContent('This advert comes from A;');
    expect(main()).toHaveTextContent('Also at B.');
  });

  it('of a remote job needs no certificate', async () => {
    arrangeJob(job({ kind: 'remote', sourceUrl: 'https://source.example/1', sourceName: 'Jobberman' }));
    renderApp(REMOTE);
    await screen.findAllByRole('link', { name: 'Apply at Jobberman' });
    expect(main()).toHaveTextContent('This advert comes from Jobberman; you apply there');
    expect(screen.queryByLabelText(/certificate/)).not.toBeInTheDocument();
  });
});

describe('applying', () => {
  it('to one job does not show Already Applied for another job or for one of the other kind', async () => {
    arrangeJob(job());
    const other = application({ jobId: { _id: 'b', title: 'Cook', location: 'Oyo' } });
    const gone = application({ _id: 'c', jobId: null });
    arrangeSeeker(person(), [other, gone], [application({ kind: 'remote' })]);
    await openSignedIn(ON_SITE);
    await waitFor(() => expect(callsTo('GET /api/users/all-applications')).toHaveLength(1));
    for (const button of await buttons('Apply Now')) expect(button).toBeEnabled();
  });
});
