import { useState } from 'react';
import { ChevronIcon } from '../../../ui/icons';
import { useInBrowser } from '../../../lib/in-browser';
import { ScriptButton } from '../../../ui/ScriptButton';
import './welcome.css';

const QUESTIONS = [
  {
    question: 'Does it cost anything?',
    answer:
      'No. Looking, applying and posting jobs are free, and companies may post as many jobs as they like.',
  },
  {
    question: 'How do I apply for a job?',
    answer:
      'Open a job and press Apply Now. You sign in, add your resume as a PDF and send it in one place. A remote job also asks for a certificate as a PDF.',
  },
  {
    question: 'How do I know what became of my application?',
    answer: 'Open Applied Jobs. Each application reads Pending until the company accepts or rejects it.',
  },
  {
    question: 'What does a company see of me?',
    answer:
      'Your name, picture and the resume you sent. Your e-mail is shown to it only after it accepts you.',
  },
  {
    question: 'How do I post a job?',
    answer: 'Press Recruiter Login at the top, sign up with your company name, and add your first job.',
  },
];

export function Faq() {
  const [openIndex, setOpenIndex] = useState<number>();
  const inBrowser = useInBrowser();
  return (
    <section className="container faq" aria-labelledby="faq">
      <h2 id="faq">Frequently asked questions</h2>
      {QUESTIONS.map(({ question, answer }, index) => {
        const open = index === openIndex;
        return (
          <div key={question} className="faq__item">
            <h3>
              <ScriptButton
                className="faq__question"
                aria-expanded={open}
                aria-controls={`faq-${index}`}
                onClick={() => setOpenIndex(open ? undefined : index)}
              >
                {question}
                <ChevronIcon />
              </ScriptButton>
            </h3>
            <p id={`faq-${index}`} className="faq__answer" hidden={inBrowser && !open}>
              {answer}
            </p>
          </div>
        );
      })}
    </section>
  );
}
