/** The words of the mails about applications. */
export const APPLICATION_MAIL_WORDS = {
  'application-decided': {
    data: { name: 'Ada', jobTitle: 'Accountant', company: 'Eko Haulage', status: 'Accepted' },
    subject: 'Accepted: your application for Accountant',
    text: [
      'Hello Ada,',
      'There is news about your application for Accountant at Eko Haulage: Accepted.',
      'See your applications: https://board.example/applications',
    ],
    html: [
      'Hello Ada,',
      'There is news about your application for Accountant at Eko Haulage: Accepted.',
      'See your applications',
    ],
    link: 'https://board.example/applications',
  },
  'application-rejected': {
    data: {
      name: 'Ada',
      jobTitle: 'Accountant',
      company: 'Eko Haulage',
      status: 'Rejected',
      reason: 'The job is filled.',
      hasNote: 'yes',
    },
    subject: 'Rejected: your application for Accountant',
    text: [
      'Hello Ada,',
      'There is news about your application for Accountant at Eko Haulage: Rejected.',
      'The job is filled.',
      'The company has added a note, which you can read on the page.',
      'See your applications: https://board.example/applications',
    ],
    html: [
      'Hello Ada,',
      'There is news about your application for Accountant at Eko Haulage: Rejected.',
      'The job is filled.',
      'The company has added a note, which you can read on the page.',
      'See your applications',
    ],
    link: 'https://board.example/applications',
  },
  'application-withdrawn': {
    data: { name: 'Eko Haulage', jobTitle: 'Driver' },
    subject: 'Withdrawn: an application for Driver',
    text: [
      'Hello Eko Haulage,',
      'An applicant has withdrawn the application for Driver. It is no longer among your applications, and its documents no longer open.',
      'See your applications: https://board.example/dashboard/view-applications',
    ],
    html: [
      'Hello Eko Haulage,',
      'An applicant has withdrawn the application for Driver. It is no longer among your applications, and its documents no longer open.',
      'See your applications',
    ],
    link: 'https://board.example/dashboard/view-applications',
  },
};
