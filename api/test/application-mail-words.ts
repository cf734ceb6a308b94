/** The words of mails about applications. */
export const APPLICATION_MAILS = {
  'application-decided': {
    data: {
      ...{ name: 'Ada', jobTitle: 'Accountant', company: 'Eko Haulage', status: 'Accepted' },
      nextStep: 'Please come on Monday at 10.',
    },
    subject: 'Accepted: your application for Accountant',
    text: [
      'Hello Ada,',
      'There is news about your application for Accountant at Eko Haulage: Accepted.',
      'What happens next, says Eko Haulage:',
      'Please come on Monday at 10.',
      'See your applications: https://board.example/applications',
    ],
    html: [
      'Hello Ada,',
      'There is news about your application for Accountant at Eko Haulage: Accepted.',
      'What happens next, says Eko Haulage:',
      'Please come on Monday at 10.',
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
  'new-applicants': {
    data: { name: 'Eko Haulage', unsubscribeUrl: 'https://board.example/forms/mails/abc' },
    subject: 'You have a new applicant on Skybil',
    text: [
      'Hello Eko Haulage,',
      'Somebody has applied to one of your jobs. We write again about new applicants once you have opened the list, or after a day.',
      'See your applicants: https://board.example/dashboard/view-applications',
      'Switch off mails about new applicants: https://board.example/forms/mails/abc',
    ],
    html: [
      'Hello Eko Haulage,',
      'Somebody has applied to one of your jobs. We write again about new applicants once you have opened the list, or after a day.',
      'See your applicants',
      'Switch off mails about new applicants',
    ],
    link: 'https://board.example/dashboard/view-applications',
    switchOff: 'https://board.example/forms/mails/abc',
  },
  'application-receipt': {
    data: {
      name: 'Ada',
      applications: 'Accountant at Eko Haulage\nDriver at Kano Foods',
      many: 'yes',
      unsubscribeUrl: 'https://board.example/forms/mails/abc',
    },
    subject: 'We have passed on your applications',
    text: [
      'Hello Ada,',
      'We have passed on your applications:',
      'Accountant at Eko Haulage Driver at Kano Foods',
      'See your applications: https://board.example/applications',
      'Switch off receipts: https://board.example/forms/mails/abc',
    ],
    html: [
      'Hello Ada,',
      'We have passed on your applications:',
      'Accountant at Eko Haulage Driver at Kano Foods',
      'See your applications',
      'Switch off receipts',
    ],
    link: 'https://board.example/applications',
    switchOff: 'https://board.example/forms/mails/abc',
  },
};
