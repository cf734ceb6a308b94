/** The words of the mails about adverts, companies and reports that were decided. */
export const MODERATION_MAILS = {
  'advert-decided': {
    data: { name: 'Eko Haulage', jobTitle: 'Cook', decision: 'Refused', reason: 'It asks for money.' },
    subject: 'Refused: your advert Cook',
    text: [
      'Hello Eko Haulage,',
      'We have looked at your advert Cook and do not publish it: It asks for money.',
      'Do you think that this is wrong? Write to help@board.example, and somebody looks at it again.',
      'See your adverts: https://board.example/dashboard/manage-jobs',
    ],
    html: [
      'Hello Eko Haulage,',
      'We have looked at your advert Cook and do not publish it: It asks for money.',
      'Do you think that this is wrong? Write to help@board.example, and somebody looks at it again.',
      'See your adverts',
    ],
    link: 'https://board.example/dashboard/manage-jobs',
  },
  'company-decided': {
    data: { name: 'Eko Haulage', jobTitle: '', decision: 'Suspended', reason: 'It offers no real job' },
    subject: 'Suspended: your company on Skybil',
    text: [
      'Hello Eko Haulage,',
      'Suspended: your company on Skybil. The reason: It offers no real job.',
      'What this means, and more about the reason: https://board.example/dashboard',
      'Do you think that this is wrong? Write to help@board.example, and somebody else looks at it again.',
    ],
    html: [
      'Hello Eko Haulage,',
      'Suspended: your company on Skybil. The reason: It offers no real job.',
      'See what this means',
      'Do you think that this is wrong? Write to help@board.example, and somebody else looks at it again.',
    ],
    link: 'https://board.example/dashboard',
  },
  'fraud-warning': {
    data: { name: 'Ada', jobTitle: 'Accountant', company: 'Eko Haulage' },
    subject: 'Send no money or papers: Accountant',
    text: [
      'Hello Ada,',
      'You applied to Accountant at Eko Haulage. We removed this job, because we take it for fraud.',
      'Send no money and no papers to this company, and do not answer its messages. If you paid or gave bank details, call your bank now, and then the police.',
      'See your applications: https://board.example/applications',
    ],
    html: [
      'Hello Ada,',
      'You applied to Accountant at Eko Haulage. We removed this job, because we take it for fraud.',
      'Send no money and no papers to this company, and do not answer its messages. If you paid or gave bank details, call your bank now, and then the police.',
      'See your applications',
    ],
    link: 'https://board.example/applications',
  },
  'report-decided': {
    data: {
      name: 'Ada',
      jobTitle: 'Accountant',
      company: 'Eko Haulage',
      outcome: 'We took the advert off the board.',
    },
    subject: 'Your report about Accountant',
    text: [
      'Hello Ada,',
      'You reported the job Accountant at Eko Haulage. We took the advert off the board.',
      'How to spot a job scam: https://board.example/job-scams',
    ],
    html: [
      'Hello Ada,',
      'You reported the job Accountant at Eko Haulage. We took the advert off the board.',
      'How to spot a job scam',
    ],
    link: 'https://board.example/job-scams',
  },
  'reported-advert': {
    data: {
      company: 'Eko Haulage',
      jobTitle: 'Accountant',
      outcome: 'We have hidden it',
      reason: 'it asks for money',
    },
    subject: 'Your advert was reported: Accountant',
    text: [
      'Hello Eko Haulage,',
      'People reported your advert Accountant, and we looked at it. We have hidden it: it asks for money.',
      'You can appeal: reply to help@board.example and say why you think that this is wrong.',
      'Your jobs: https://board.example/dashboard/manage-jobs',
    ],
    html: [
      'Hello Eko Haulage,',
      'People reported your advert Accountant, and we looked at it. We have hidden it: it asks for money.',
      'You can appeal: reply to help@board.example and say why you think that this is wrong.',
      'Your jobs',
    ],
    link: 'https://board.example/dashboard/manage-jobs',
  },
};
