import { categoryOf, levelOf } from './label.rules.js';

describe('the category of an imported advert', () => {
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
  ])('is empty otherwise: %s', (title) => {
    expect(categoryOf(title)).toBe('');
  });
});

describe('a title that names several categories', () => {
  it.each([
    ['Property Developer', ''],
    ['Content Developer', ''],
    ['Full-Stack Engineer', 'Programming'],
    ['DevOps Lead', 'Programming'],
    ['Python Developer', 'Programming'],
    ['Developer', 'Programming'],
    ['Machine Learning Researcher', 'Data Science'],
    ['UX Researcher', 'Designing'],
    ['NOC Engineer', 'Networking'],
    ['SEO Specialist', 'Marketing'],
    ['Brand Manager', 'Marketing'],
    ['Penetration Tester', 'Cybersecurity'],
    ['Chief Finance Officer', 'Management'],
    ['Product Design Manager', 'Designing'],
    ['Software Engineer, Machine Learning', ''],
  ])('%s gets the category %j', (title, category) => {
    expect(categoryOf(title)).toBe(category);
  });
});

describe('the level of an imported advert', () => {
  it.each([
    ['Senior Accountant', '', 'Senior level'],
    ['Head of Sales', '', 'Senior level'],
    ['Sr Accountant', '', 'Senior level'],
    ['Principal Engineer', '', 'Senior level'],
    ['Chief Accountant', '', 'Senior level'],
    ['VP Sales', '', 'Senior level'],
    ['Sales Director', '', 'Senior level'],
    ['Intermediate Accountant', '', 'Intermediate level'],
    ['Entry-level Clerk', '', 'Beginner level'],
    ['Graduate Trainee', '', 'Beginner level'],
    ['Sales Intern', '', 'Beginner level'],
    ['Apprentice', '', 'Beginner level'],
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
