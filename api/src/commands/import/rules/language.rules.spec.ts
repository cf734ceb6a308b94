import { languageOf } from './language.rules.js';

describe('the language of an imported advert', () => {
  it.each([
    ['Docentes de licenciatura online UANE', 'spa'],
    ['Profesor a online para refuerzo escolar y preparación de exámenes', 'spa'],
    ['Pessoa Desenvolvedora C C++ Embarcado Pl Meios de Pagamento', 'por'],
    ['Mitarbeiter in der Buchhaltung gesucht', 'deu'],
  ])('is recognized in the title %s [JOB-54]', (title, language) => {
    expect(languageOf(title, '')).toBe(language);
  });

  it.each([
    'Sales Executive',
    'General Manager (B2C)',
    'Chat Support Clerk',
    'Generalist',
    'Protection Monitor',
    'Senior Configuration Analyst',
    'tst',
    '',
  ])('is English in doubt: %j [JOB-54]', (title) => {
    expect(languageOf(title, '')).toBe('eng');
  });

  it('is recognized in the text [JOB-54]', () => {
    const spanish =
      'Buscamos una persona responsable para nuestra oficina en Madrid, con experiencia en ventas y atención al cliente.';
    const english =
      'We are looking for a person with experience in sales and customer service for our office in Lagos.';
    expect(languageOf('Sales Executive', spanish)).toBe('spa');
    expect(languageOf('Responsable de ventas', english)).toBe('eng');
  });

  it('takes at most a moment for a long text [JOB-34]', () => {
    const began = performance.now();
    for (const text of ['a ', 'word ', '\u0301', '日本'])
      languageOf('Cook', text.repeat(50_000 / text.length));
    expect(performance.now() - began).toBeLessThan(500);
  });
});
