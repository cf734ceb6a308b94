import { categoryOf, levelOf } from './label.rules.js';

describe('The category of an imported advert', () => {
  it.each([
    ['Senior Software Engineer Ruby on Rails', 'Programming'],
    ['C C++ Linux developer', 'Programming'],
    ['Data Analyst', 'Data Science'],
    ['Video Editor and Graphic Designer', 'Designing'],
    ['Network Engineer', 'Networking'],
    ['Marketing Manager', 'Marketing'],
    ['Security Engineer', 'Cybersecurity'],
    ['General Manager', 'Management'],
  ])('is one of the list when the title clearly says so: %s', (title, category) => {
    expect(categoryOf(title)).toBe(category);
  });

  it.each([
    'Electrical Engineer',
    'Security Officer',
    'Curriculum Developer',
    'Driver',
    'Business Development Executive',
    'Data Entry Clerk',
    'Marketing Data Analyst',
  ])('else stays empty: %s', (title) => {
    expect(categoryOf(title)).toBe('');
  });
});

describe('The level of an imported advert', () => {
  it.each([
    ['Senior Accountant', '', 'Senior level'],
    ['Head of Sales', '', 'Senior level'],
    ['Mid-Level QA Engineer', '', 'Intermediate level'],
    ['Junior Graphic Designer', '', 'Beginner level'],
    ['Assistant', 'Internship & Graduate', 'Beginner level'],
    ['Staff Writer', 'Full Time', ''],
    ['International Trade Officer', '', ''],
    ['Junior to Senior Developer', '', ''],
  ])('%s (%s) is %s', (title, type, level) => {
    expect(levelOf(title, type)).toBe(level);
  });
});
