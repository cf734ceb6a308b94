import './welcome.css';

const BENEFITS = [
  {
    title: 'Search without an account',
    text: 'Every advert is open to read. You sign in only when you apply.',
  },
  {
    title: 'One resume, many applications',
    text: 'Upload your PDF once. Each application sends it as it is that day.',
  },
  {
    title: 'An answer you can see',
    text: 'Pending, Accepted or Rejected: the company decides and you read it here.',
  },
  {
    title: 'Free for companies',
    text: 'Posting a job costs nothing and there is no limit, so small teams hire here too.',
  },
];

export function Benefits() {
  return (
    <section className="container benefits" aria-labelledby="benefits">
      <h2 id="benefits">Why people look for work here</h2>
      <ul className="benefits__list">
        {BENEFITS.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
