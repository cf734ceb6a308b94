import { LIMITS } from '@skybil/shared';
import { startBoard, type TestBoard } from '../../../../test/board.js';
import { type SearchAdvert, storeSearchAdverts } from '../../../../test/search-adverts.js';
import type { JobDto } from '../dto/job.dto.js';

/**
 * What seekers type, and the advert of `test/search-adverts.ts` that they want: its title and company. The word before a
 * colon is typed into the box for places.
 */
const JUDGED = `
accountant | Accountant | Redrock Quarry
accountant lagos | Accountant | Palmgrove Foods
accountant ikeja | Accountant | Palmgrove Foods
Ikeja: accountant | Accountant | Palmgrove Foods
acountant lagos | Accountant | Palmgrove Foods
accountant abuja | Accountant | Redrock Quarry
abuja accountant job | Accountant | Redrock Quarry
accoutant in abuja | Accountant | Redrock Quarry
redrock accountant | Accountant | Redrock Quarry
senior accountant | Senior Accountant | Bluecrest Hotels
bluecrest accountant | Senior Accountant | Bluecrest Hotels
accountant hotel lagos | Senior Accountant | Bluecrest Hotels
senoir accountant | Senior Accountant | Bluecrest Hotels
account officer winnow | Accountant/Account Officer | Winnow Catering
winow catering | Accountant/Account Officer | Winnow Catering
junior accountant yaba | Junior Accountant | Kobo Microfinance Bank
yaba: account | Junior Accountant | Kobo Microfinance Bank
accountant microfinance bank | Junior Accountant | Kobo Microfinance Bank
kobo accountant | Junior Accountant | Kobo Microfinance Bank
financial accountant | Financial Accountant | Stanfield Logistics
finacial accountant stanfield | Financial Accountant | Stanfield Logistics
account officer ibadan | Account Officer | Harvest Poultry
ibadan accountant | Account Officer | Harvest Poultry
Ibadan: bookkeeper | Account Officer | Harvest Poultry
acct officer oyo state | Account Officer | Harvest Poultry
accounts officer stargate | Accounts Officer | Stargate Microfinance
auditor | Internal Auditor | Grandtower Properties
internal audit | Internal Auditor | Grandtower Properties
auditor lagos | Internal Auditor | Grandtower Properties
grandtower | Internal Auditor | Grandtower Properties
tax enugu | Tax Manager | Okoro & Sons
tax officer | Tax Manager | Okoro & Sons
okoro and sons | Tax Manager | Okoro & Sons
cashier surulere | Cashier | Burger Republic
cashear | Cashier | Burger Republic
teller | Cashier | Burger Republic
burger republic | Cashier | Burger Republic
banker abuja | Private Banker | Kobo Microfinance Bank
private bankers | Private Banker | Kobo Microfinance Bank
relationship officer abuja | Private Banker | Kobo Microfinance Bank
port harcourt driver | Driver | Star Movers
driver ph | Driver | Star Movers
driver porthacourt | Driver | Star Movers
ph: driver | Driver | Star Movers
drivers rivers state | Company Driver | Creekside Oil Services
company driver | Company Driver | Creekside Oil Services
driver trans amadi | Company Driver | Creekside Oil Services
creekside driver | Company Driver | Creekside Oil Services
school driver abuja | Driver | Sunrise Schools
driver wanted abuja urgently | Driver | Sunrise Schools
sunrise school | Driver | Sunrise Schools
experience driver lagos | Experienced Driver | Motorway Mobility
motorway | Experienced Driver | Motorway Mobility
drver lagos | Experienced Driver | Motorway Mobility
dispatch rider | Dispatch Rider | Swiftbox Delivery
despatch rider lagos | Dispatch Rider | Swiftbox Delivery
bike rider surulere | Dispatch Rider | Swiftbox Delivery
dispatch ridder | Dispatch Rider | Swiftbox Delivery
swift box | Dispatch Rider | Swiftbox Delivery
swiftbox | Dispatch Rider | Swiftbox Delivery
truck driver kano | Truck Driver | Savannah Cement
lorry driver | Truck Driver | Savannah Cement
kano driver | Truck Driver | Savannah Cement
savanna cement driver | Truck Driver | Savannah Cement
store keeper | Storekeeper | Savannah Cement
storekeeper kano | Storekeeper | Savannah Cement
store officer kano | Storekeeper | Savannah Cement
inventory officer | Storekeeper | Savannah Cement
procurement | Procurement Officer | Afrik Rail
purchasing officer | Procurement Officer | Afrik Rail
procurment officer lagos | Procurement Officer | Afrik Rail
Kebbi: buyer | Procurement Officer | Afrik Rail
logistics port harcourt | Logistics Assistant | Stanfield Logistics
logistics officer onne | Logistics Assistant | Stanfield Logistics
logistic assistant | Logistics Assistant | Stanfield Logistics
nurse garki | Registered Nurse | Garden Hospital
hospital nurse abuja | Registered Nurse | Garden Hospital
registerd nurse | Registered Nurse | Garden Hospital
nurses garden hospital | Registered Nurse | Garden Hospital
FCT: nurse | Staff Nurse | Cedar Clinic
clinic nurse | Staff Nurse | Cedar Clinic
staff nurse abuja | Staff Nurse | Cedar Clinic
nurse enugu | Nurse / Midwife | Saint Monica Hospital
midwife | Nurse / Midwife | Saint Monica Hospital
midwif enugu | Nurse / Midwife | Saint Monica Hospital
saint monica | Nurse / Midwife | Saint Monica Hospital
auxiliary nurse lagos | Auxiliary Nurse | Olive Care Home
auxillary nurse | Auxiliary Nurse | Olive Care Home
olive care | Auxiliary Nurse | Olive Care Home
nursing lagos | Auxiliary Nurse | Olive Care Home
pharmacist | Pharmacist | Garden Hospital
pharmacy abuja | Pharmacist | Garden Hospital
pharmasist | Pharmacist | Garden Hospital
hospital pharmacist garden | Pharmacist | Garden Hospital
lab scientist | Medical Laboratory Scientist | Unity Diagnostics
medical lab scientist abuja | Medical Laboratory Scientist | Unity Diagnostics
laboratory technician | Medical Laboratory Scientist | Unity Diagnostics
doctor | Medical Officer | Cedar Clinic
medical doctor kaduna | Medical Officer | Cedar Clinic
doctor zaria | Medical Officer | Cedar Clinic
docter kaduna | Medical Officer | Cedar Clinic
cleaner abuja | Cleaner | Garden Hospital
hospital cleaner | Cleaner | Garden Hospital
cleaning job | Cleaner | Garden Hospital
radiographer gwagwalada | Radiographer | Unity Diagnostics
radiografer | Radiographer | Unity Diagnostics
flutterwave | Frontend Developer | Flutterwave
fluterwave | Backend Engineer | Flutterwave
flutterwave backend | Backend Engineer | Flutterwave
front-end developer lagos | Frontend Developer | Flutterwave
front end engineer abuja | Front End Engineer | Paddy Software
paddy software | Front End Engineer | Paddy Software
frontend | Front-End Developer (React) | Codelift
react developer remote | Front-End Developer (React) | Codelift
remote front end | Front-End Developer (React) | Codelift
backend developer | Backend Engineer | Flutterwave
back-end engineer lagos | Backend Engineer | Flutterwave
full stack developer ibadan | Full-Stack Developer | Naira Ledger
fullstack engineer | Full-Stack Developer | Naira Ledger
developer oyo | Full-Stack Developer | Naira Ledger
naira ledgers | Full-Stack Developer | Naira Ledger
devops | DevOps Engineer | Codelift
dev ops remote | DevOps Engineer | Codelift
data analyst | Data Analyst | Kobo Microfinance Bank
data analyst lagos bank | Data Analyst | Kobo Microfinance Bank
data anlyst remote | Data Analyst | Insight Works
analyst data insight works | Data Analyst | Insight Works
senior data analyst wfh | Senior Data Analyst | Northwind Analytics
northwind analytics | Senior Data Analyst | Northwind Analytics
data analytics work from home | Senior Data Analyst | Northwind Analytics
plains health data | Data Analyst | Plains Health
data entry | Data Entry Clerk | Census Support
data entry kaduna | Data Entry Clerk | Census Support
computer operator | Data Entry Clerk | Census Support
graduate trainee | Graduate Trainee | Union Cement
graduate trainee ogun | Graduate Trainee | Union Cement
trainee graduate cement | Graduate Trainee | Union Cement
gradute trainee | Graduate Trainee (Power) | Lowland Power
graduate trainee warri | Graduate Trainee (Power) | Lowland Power
graduate sales | Graduate Sales Representative | Crown Beverages
sales rep owerri | Graduate Sales Representative | Crown Beverages
sales imo state | Graduate Sales Representative | Crown Beverages
entry level sales | Graduate Sales Representative | Crown Beverages
management trainee | Management Trainee | Crown Beverages
crown beverage trainee lagos | Management Trainee | Crown Beverages
marketing intern | Marketing Intern | Brandhouse
internship lagos marketing | Marketing Intern | Brandhouse
siwes | Marketing Intern | Brandhouse
software intern | Software Engineering Intern | Codelift
remote internship | Software Engineering Intern | Codelift
it student software | Software Engineering Intern | Codelift
nysc | Digital Content Presenter (NYSC) | Seedbed Hub
nysc abuja | Digital Content Presenter (NYSC) | Seedbed Hub
content presenter | Digital Content Presenter (NYSC) | Seedbed Hub
corper teacher | Corper, Mathematics Teacher | Hilltop College
maths teacher osogbo | Corper, Mathematics Teacher | Hilltop College
mathematics teacher | Corper, Mathematics Teacher | Hilltop College
Oshogbo: teaching | Corper, Mathematics Teacher | Hilltop College
youth corps port harcourt | Administrative Assistant (Youth Corps) | Riverbank Consulting
admin officer ph | Administrative Assistant (Youth Corps) | Riverbank Consulting
administrative asistant | Administrative Assistant (Youth Corps) | Riverbank Consulting
hr | HR Officer | Nimbus Consulting
hr lagos | HR Officer | Nimbus Consulting
human resources officer | HR Officer | Nimbus Consulting
hr abuja | Human Resource Lead | Brainbridge
human resource manager abuja | Human Resource Lead | Brainbridge
recruiter | Talent Acquisition Specialist | Northgate
talent aquisition | Talent Acquisition Specialist | Northgate
civil engineer ibadan | Civil Engineer | Rockwell Construction
civil enginer | Civil Engineer | Rockwell Construction
structural engineer oyo | Civil Engineer | Rockwell Construction
site engineer | Site Manager | Rockwell Construction
ogbomosho | Site Manager | Rockwell Construction
mechanical engineer cement | Mechanical Engineer | Union Cement
enginer ogun | Mechanical Engineer | Union Cement
union cement | Mechanical Engineer | Union Cement
electrical engineer delta | Electrical Engineer | Lowland Power
electrician warri | Electrical Engineer | Lowland Power
sales girl lekki | Sales Girl | Ify Wears
salesgirl | Sales Girl | Ify Wears
Lekki: sales | Sales Executive | Shoreline Estates
sales executive lagos | Sales Executive | Shoreline Estates
sales excutive | Sales Executive | Shoreline Estates
receptionist vi | Receptionist | Bluecrest Hotels
front desk victoria island | Receptionist | Bluecrest Hotels
recepionist | Receptionist | Bluecrest Hotels
cook calabar | Chef | Bluecrest Hotels
secratary lagos | Secretary | Adeyemi and Partners
lawyer | Legal Officer | Adeyemi and Partners
biology teacher onitsha | Biology Teacher | Emerald Schools
farm manager | Farm Supervisor | Harvest Poultry
customer care lagos | Customer Service Representative | Swiftbox Delivery
it support abuja | IT Support Officer | Quickline Telecoms
security man benin | Security Guard | Falcon Guards
graphics designer | Graphic Designer | Brandhouse
wielder | Welder | Creekside Oil Services
fashion designer akure | Tailor | Kente Couture
nail tech ajah | Nail Technician | Velvet Spa
solar technician minna | Solar Installer | Sunbeam Energy
social media handler | Social Media Manager | Kente Couture
`;

const queries = JUDGED.trim()
  .split('\n')
  .map((line) => {
    const [typed = '', title = '', companyName = ''] = line.split(' | ');
    const [q = '', place] = typed.split(': ').reverse();
    return { q, place, title, companyName };
  });

describe('judged queries', () => {
  let board: TestBoard;
  let adverts: Map<string, SearchAdvert>;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off' });
    adverts = await storeSearchAdverts(board);
  });
  afterAll(() => board.close());

  it('show the wanted advert on the first page in 95 of 100 cases [JOB-49]', async () => {
    const missed: string[] = [];
    for (const { q, place, title, companyName } of queries) {
      const query = { kind: 'all', q, ...(place ? { place } : {}), limit: LIMITS.jobsPerPage };
      const { body } = await board.http.get('/api/jobs').query(query).expect(200);
      const found = (body.jobs as JobDto[]).map(({ _id }) => adverts.get(_id));
      if (!found.some((one) => one?.title === title && one.companyName === companyName)) missed.push(q);
    }
    expect(queries).toHaveLength(200);
    expect({ missed, count: missed.length }).toEqual({ missed, count: Math.min(missed.length, 10) });
  });
});
