export interface CategoryWords {
  /** Names of occupations: 3 points each. */
  roles: string;
  /** Words of the field: 2 points each. */
  field: string;
  /** Words that are common in other fields too: 1 point each. */
  hints?: string;
}

/** By category, without those that a board has added. In lower case; an 's' at the end of a word is optional. */
export const CATEGORY_WORDS: Record<string, CategoryWords> = {
  Programming: {
    roles:
      'software engineer, software engineering, software developer, developer, programmer, web developer, frontend, front end, backend, back end, full stack, fullstack, devops, site reliability engineer, firmware engineer, qa engineer, qa analyst, qa tester, tester, game tester, accessibility tester, test engineer, automation engineer, solution architect, solutions architect, software architect, technical architect, ai architect, platform engineer, game programmer, technical artist, ai trainer, ai specialist, scrum master, integration engineer, forward deployed engineer',
    field:
      'software, programming, coding, firmware, android, ios, java, javascript, typescript, python, php, laravel, react, react native, nodejs, node js, ruby, ruby on rails, django, golang, kotlin, flutter, dotnet, linux, blockchain, solidity, web3, embedded, salesforce, wordpress, kubernetes, api',
    hints:
      'qa, app, platform, ai, mobile, technical, architect, automation, engineering manager, infrastructure',
  },
  'Data Science': {
    roles:
      'data scientist, data analyst, data engineer, data architect, machine learning engineer, ml engineer, ai engineer, ai ml engineer, ai researcher, statistician, bi analyst, bi developer, business intelligence analyst, business analyst, research analyst, data manager, monitoring and evaluation officer, reporting analyst, insights analyst, data annotator',
    field:
      'data science, data analytics, data analysis, machine learning, deep learning, business intelligence, power bi, statistics, big data, monitoring and evaluation, m e, analytics',
    hints: 'data, ml, insights',
  },
  Designing: {
    roles:
      'designer, graphic designer, graphics designer, product designer, web designer, ui designer, ux designer, ui ux designer, brand designer, game designer, level designer, interior designer, fashion designer, illustrator, animator, artist, 2d artist, 3d artist, creative director, art director, motion designer, motion graphics designer, cad designer, ux researcher, fashion illustrator',
    field:
      'graphic design, graphics design, graphics, ui, ux, ui ux, product design, design, photoshop, figma, coreldraw, animation',
    hints: 'creative, visual effects, brand',
  },
  Networking: {
    roles:
      'network engineer, network administrator, network technician, network analyst, network support, network support engineer, noc engineer, system administrator, systems administrator, systems engineer, system engineer, cloud engineer, infrastructure engineer, infrastructure manager, it support, it support specialist, it support officer, it officer, it manager, it technician, it administrator, it specialist, ict officer, ict manager, help desk, helpdesk, desktop support, telecom engineer, telecommunications engineer, fibre technician, fiber technician, fibre optic technician, fiber optic technician, rf engineer, field support engineer, database administrator, data center manager, data center technician, computer technician, computer operator',
    field:
      'network, networking, network monitoring, ict, telecom, telecommunications, data center, data centre, fibre optic, fiber optic, it infrastructure, information technology, information system',
    hints: 'it, cloud, infrastructure, wireless',
  },
  Management: {
    roles:
      'general manager, assistant general manager, managing director, executive director, non executive director, chief executive officer, ceo, coo, chief operating officer, chief product officer, chief of staff, project manager, product manager, program manager, programme manager, program officer, programme officer, project officer, project coordinator, program coordinator, programme coordinator, project lead, project director, product owner, product lead, business manager, assistant business manager, branch manager, country manager, regional manager, area manager, management trainee, graduate trainee, head of operations, director of operations, head of strategy, strategy manager, strategic partnerships manager, technical product manager, management consultant, management consulting, country director, team leader, grants manager',
    field: 'strategy, project management, product management, management consulting, sustainability',
    hints:
      'management, manager, director, head, lead, chief, president, vp, coordinator, consultant, programme, program, project, supervisor',
  },
  Marketing: {
    roles:
      'marketer, digital marketer, content marketer, field marketer, marketing executive, marketing officer, marketing manager, marketing specialist, marketing analyst, marketing lead, marketing representative, digital marketing manager, digital marketing lead, social media manager, social media handler, social media executive, social media content creator, social media intern, brand promoter, brand activator, growth associate, growth lead, brand manager, brand ambassador, community manager, growth manager, seo specialist, media buyer, public relations officer, communications officer, corporate communications officer, communications manager, pr manager, event manager, events manager, event planner, campaign manager, creative strategist, influencer, market researcher, market activation officer',
    field:
      'marketing, digital marketing, social media, seo, sem, advertising, branding, public relations, communication, corporate communication, comms, corporate comms, copywriting, direct mail',
    hints: 'brand, growth, market, campaign, community, event, crm, media',
  },
  Cybersecurity: {
    roles:
      'security engineer, security analyst, security architect, security researcher, cloud security engineer, information security officer, information security analyst, information security compliance officer, security compliance officer, information security compliance manager, penetration tester, pen tester, ethical hacker, soc analyst, cyber security analyst, cybersecurity analyst, cybersecurity engineer, security operations analyst, application security engineer, network security engineer, it security officer, digital forensics analyst',
    field:
      'cybersecurity, cyber security, cyber, information security, threat intelligence, threat, it security, cloud security, application security, network security, data protection, infosec',
  },
  Sales: {
    roles:
      'field agent, agency banking agent, sales executive, sales representative, sales rep, sales officer, sales manager, sales associate, sales girl, sales boy, sales attendant, sales agent, sales person, salesperson, salesman, sales lady, sales supervisor, sales engineer, sales lead, sales consultant, sales specialist, sales development representative, sales trainee, head of sales, medical sales representative, medical representative, direct sales agent, area sales manager, regional sales manager, account executive, account manager, key account manager, key accounts manager, business developer, business development, business development executive, business development officer, business development manager, head of business development, relationship manager, relationship officer, relationship management, telesales, telesales agent, telemarketer, tele marketer, telesales executive, realtor, real estate agent, estate agent, partnerships manager, partnerships executive, partnership manager, insurance agent, financial advisor sales, promoter, merchandiser, lead generation specialist, appointment setter, client acquisition officer, commercial manager, agency manager',
    field:
      'sales, telesales, merchant, network marketing, business growth, presales, pre sales, partnership, strategic partnership, real estate, commercial, b2b, lead generation',
    hints: 'business, territory, client, trade, account',
  },
  'Accounting and Finance': {
    roles:
      'accountant, account officer, accounts officer, account clerk, accounts clerk, accounting clerk, payroll clerk, credit clerk, account assistant, accounts assistant, account intern, accounts payable, accounts receivable, accounting officer, bookkeeper, auditor, internal auditor, internal audit, audit officer, audit manager, tax manager, tax officer, tax consultant, finance manager, finance officer, finance assistant, finance analyst, finance director, financial analyst, financial controller, financial accountant, financial advisor, financial planner, chief financial officer, cfo, credit analyst, credit officer, loan officer, loan recovery officer, recovery officer, debt recovery officer, treasury officer, fund manager, fund accountant, investment analyst, investment manager, investment officer, investment banker, banker, teller, bank teller, note counter, cash officer, microfinance officer, payroll analyst, payroll officer, payroll specialist, fraud analyst, risk analyst, risk manager, risk officer, claims officer, underwriter, actuary, actuarial analyst, pricing manager, pricing analyst, inventory accountant, cost accountant, management accountant, project accountant, tax accountant, invoice officer, billing officer, billing specialist, insurance officer, corporate banking, collections officer, trader, forex trader',
    field:
      'accounting, account department, finance, financial, audit, tax, taxation, treasury, banking, credit, loan, payroll, investment, insurance, risk, claim, bank, fintech, billing, revenue, fund, bookkeeping, tally, budget, pricing, actuarial, crypto, microfinance',
    hints: 'fraud, account, recovery, internal control, capital, cash',
  },
  'Customer Service': {
    roles:
      'help desk agent, customer service representative, customer service officer, customer service executive, customer service manager, customer service agent, customer service specialist, customer service associate, customer care representative, customer care officer, customer care executive, customer support representative, customer support specialist, customer support agent, customer support officer, customer success manager, customer success specialist, customer success associate, customer experience officer, customer experience manager, customer relationship officer, customer relationship executive, customer relations officer, client service officer, client service executive, client relations officer, client support manager, chat agent, live chat agent, chat support agent, call center agent, call centre agent, call center representative, contact centre agent, support agent, support specialist, support representative, chat support, live chat agent, technical support specialist, technical support representative, community support, customer engagement officer, member care',
    field:
      'customer service, customer care, customer support, customer success, customer experience, customer relation, customer relationship, customer engagement, call center, call centre, contact center, contact centre, client service, client support, client relation, customer',
    hints: 'support, client, member',
  },
  Administration: {
    roles:
      'administrative officer, administrative assistant, administrative manager, administrative executive, administrative intern, admin officer, admin assistant, admin manager, admin executive, admin intern, office administrator, office assistant, office manager, office secretary, secretary, receptionist, front desk, front desk officer, front desk executive, front desk officer, front office officer, executive assistant, executive secretary, personal assistant, virtual assistant, data entry, data entry clerk, data entry officer, data entry operator, office clerk, filing clerk, typist, document controller, document specialist, executive personal assistant, confidential secretary, registrar, protocol officer',
    field:
      'administration, administrator, administrative, admin, clerk, reception, clerical, front office, secretarial, office management, document control',
    hints: 'office, assistant, document',
  },
  'Human Resources': {
    roles:
      'human capital manager, human capital management, benefits officer, compensation benefits officer, payroll benefits officer, human resource manager, human resources manager, human resource officer, human resources officer, human resource lead, human resource assistant, human resources assistant, human resource generalist, human resource business partner, human resources business partner, human resources executive, hr manager, hr officer, hr assistant, hr generalist, hr executive, hr business partner, hr intern, hr lead, hr specialist, hr admin officer, hr associate, hr analyst, hr and admin officer, head of hr, recruiter, technical recruiter, recruitment officer, recruitment specialist, recruitment consultant, recruiting coordinator, talent acquisition specialist, talent acquisition manager, talent acquisition officer, talent acquisition partner, talent manager, people operations specialist, people operations manager, people partner, people manager, people and culture manager, people and culture officer, training and development officer, learning and development officer, learning and development specialist, learning and development manager, compensation and benefits manager, employee relations officer, engagement partner, personnel officer',
    field:
      'human resource, human capital, hr, hris, hrbp, talent acquisition, recruitment, recruiting, people operation, people and culture, employee relation, learning and development, compensation, staffing, personnel',
    hints: 'talent, people, benefits',
  },
  Engineering: {
    roles:
      'mechanical engineer, electrical engineer, civil engineer, structural engineer, chemical engineer, marine engineer, petroleum engineer, process engineer, production engineer, maintenance engineer, maintenance manager, operations maintenance engineer, site engineer, field engineer, solar engineer, project engineer, design engineer, instrument engineer, instrumentation engineer, mechatronics engineer, biomedical engineer, quality engineer, industrial engineer, materials engineer, reliability engineer, service engineer, drilling engineer, building engineer, hvac engineer, power engineer, control engineer, graduate engineer, engineer trainee, trainee engineer, engineering intern, quantity surveyor, land surveyor, surveyor, town planner, estate surveyor, project architect, building architect, architect, landscape architect, draughtsman, autocad operator, cad operator, geologist, geophysicist, site manager, site supervisor, construction manager, hse officer, hse manager, hse supervisor, qhse officer, hsse officer, ehs officer, health and safety officer, health safety officer, safety officer, safety manager, safety supervisor, laboratory chemist, chemist, industrial chemist, laboratory analyst, quality control officer, quality control analyst, quality control manager, quality assurance officer, quality assurance manager, production manager, production supervisor, production officer, plant manager, factory manager, food technologist, metallurgist, physicist, power plant operator',
    field:
      'mechanical, electrical, civil engineering, structural, marine, petroleum, solar, solar pv, health safety, environmental health, environmental, construction, manufacturing, production, quality control, quality assurance, hse, qhse, safety, mining, oil and gas, engineering, hydraulics, geology, autocad, piping, power plant, renewable energy, telecom mast',
    hints: 'engineer, plant, energy, site, factory, chemical, quality, laboratory, technical',
  },
  'Skilled Trades': {
    roles:
      'technician, electrician, plumber, plumbing technician, hvac technician, maintenance technician, facilities maintenance technician, field service technician, service technician, production technician, electrical technician, mechanical technician, generator technician, solar technician, refrigeration technician, auto technician, welder, carpenter, mason, bricklayer, mechanic, auto mechanic, diesel mechanic, painter, fitter, machinist, machine operator, mill operator, weighbridge operator, plant operator, crane operator, equipment operator, excavator operator, operator, boiler operator, production operator, factory worker, tailor, seamstress, nail technician, hair stylist, hairstylist, hair dresser, barber, makeup artist, lash technician, upholsterer, furniture maker, panel beater, vulcanizer, tiler, artisan, installer, cctv installer, maintenance officer, maintenance assistant, foreman, handyman, printer operator, maintenance supervisor, pattern maker, shoe maker, cobbler, vehicle inspector, gardener',
    field:
      'plumbing, welding, carpentry, hvac, maintenance, tailoring, sewing, milling, rigging, electrical installation, repair, trade test, refrigeration, fabrication, machine',
    hints: 'equipment, generator, workshop',
  },
  Healthcare: {
    roles:
      'nurse, rn, registered nurse, staff nurse, nursing officer, doctor, medical doctor, medical officer, physician, surgeon, dentist, dental surgeon, dental nurse, dental assistant, pharmacist, pharmacy technician, pharmacy assistant, radiographer, sonographer, medical laboratory scientist, laboratory scientist, lab scientist, laboratory technician, lab technician, medical laboratory technician, optometrist, optician, physiotherapist, therapist, speech therapist, psychologist, clinical psychologist, counsellor, counselor, clinical officer, community health worker, community health extension worker, health educator, health worker, public health officer, obstetrician, gynaecologist, gynecologist, paediatrician, pediatrician, surgeon, dermatologist, ophthalmologist, urologist, orthopaedic surgeon, medical consultant, nutritionist, dietitian, caregiver, care giver, care assistant, health assistant, nurse assistant, midwife, paramedic, phlebotomist, hospital administrator, medical director, medical records officer, health information officer, ward attendant, healthcare assistant, psychiatrist, veterinary doctor, social worker, case worker, cardiologist, anaesthetist, epidemiologist',
    field:
      'nursing, medical, clinical, health, healthcare, health care, hospital, clinic, pharmacy, pharmaceutical, dental, laboratory science, medicine, malaria, patient, optical, caregiving, psychology, counseling, counselling, mental health',
    hints: 'care, wellness, laboratory, therapy',
  },
  Education: {
    roles:
      'teacher, class teacher, subject teacher, english teacher, mathematics teacher, biology teacher, nursery teacher, primary teacher, assistant teacher, head teacher, tutor, lecturer, professor, assistant lecturer, instructor, educator, school administrator, school principal, vice principal, principal of school, school head, academic advisor, academic officer, curriculum developer, curriculum specialist, guidance counsellor, librarian, school librarian, trainer, training officer, training facilitator, facilitator, coach, assessor, lesson teacher, teaching assistant, nanny teacher, course developer, exam officer, education officer, dean, hostel master, house master, provost, sport coach, football coach, music teacher, instructional designer',
    field:
      'school, teaching, education, academic, academy, university, college, curriculum, tutoring, learning, classroom',
    hints: 'training, student, children, montessori, mathematics',
  },
  'Logistics and Operations': {
    roles:
      'driver, truck driver, company driver, personal driver, executive driver, delivery driver, dispatch rider, delivery rider, bike rider, motorcycle rider, dispatch driver, rider, dispatcher, logistics officer, logistics manager, logistics assistant, logistics coordinator, fleet manager, fleet officer, transport officer, transport manager, supply chain manager, supply chain officer, supply chain analyst, procurement officer, procurement manager, procurement specialist, procurement and supply chain specialist, purchasing officer, warehouse officer, warehouse manager, warehouse supervisor, warehouse assistant, warehouse keeper, store keeper, storekeeper, store officer, inventory officer, inventory manager, inventory clerk, stock keeper, stock officer, operations manager, operations officer, operations supervisor, operations assistant, operations executive, operation officer, operation manager, facility manager, facilities manager, facility officer, facility supervisor, loader, packer, packaging officer, shipping officer, clearing officer, import officer, courier, forklift operator, flight dispatcher, vessel operator, deck hand, captain, pilot, cabin crew, forklift driver',
    field:
      'logistics, supply chain, procurement, warehouse, inventory, delivery, dispatch, fleet, transport, transportation, shipping, freight, haulage, purchasing, operation, facility, facility management, driving, packaging, customs, vehicle, stores, aviation, vessel',
    hints: 'store, stock, material',
  },
  'Hospitality and Retail': {
    roles:
      'hotel cleaner, chef, sous chef, pastry chef, head chef, cook, baker, barista, bartender, barman, mixologist, waiter, waitress, kitchen assistant, kitchen steward, kitchen staff, kitchen manager, kitchen supervisor, restaurant manager, assistant restaurant manager, restaurant supervisor, lounge supervisor, bar supervisor, bar manager, hotel manager, hotel front desk officer, hotel front desk, hotel receptionist, guest service officer, guest relations officer, concierge, porter, housekeeper, house keeper, housekeeping supervisor, room attendant, steward, stewardess, laundry man, laundry attendant, dry cleaner, cashier, supermarket cashier, store manager, shop manager, store supervisor, store attendant, shop attendant, shop keeper, retail manager, retail supervisor, retail associate, boutique manager, category manager, food and beverage manager, f b manager, caterer, spa therapist, spa manager, massage therapist, gym instructor, car wash attendant, pump attendant, fuel attendant, attendant, travel consultant, travel agent, tour guide, ticketing officer, reservation officer, resort reservation specialist, supermarket manager, supermarket attendant, floor manager, outlet manager, butcher, usher, club manager, lounge manager',
    field:
      'hotel, restaurant, kitchen, hospitality, catering, retail, supermarket, boutique, bar, lounge, housekeeping, spa, salon, bakery, food and beverage, tourism, travel, resort, cafe, shop, fashion store, cruise, cleaning, guest',
    hints: 'store, food, fashion, outlet, club',
  },
  Legal: {
    roles:
      'lawyer, legal officer, legal counsel, legal associate, legal assistant, legal manager, legal intern, legal executive, head of legal, counsel, attorney, solicitor, barrister, paralegal, company secretary, corporate associate, litigation officer, compliance officer, compliance manager, compliance analyst, compliance specialist, regulatory affairs officer, regulatory affairs manager, contract administrator, contracts manager, policy analyst, head of policy, notary, law clerk, associate counsel',
    field:
      'legal, law, litigation, compliance, regulatory, regulatory affairs, corporate law, intellectual property, policy, jurisdiction',
    hints: 'contract, regulation',
  },
  'Media and Writing': {
    roles:
      'writer, content writer, copywriter, copy writer, technical writer, script writer, scriptwriter, creative writer, ghostwriter, journalist, investigative journalist, editor, video editor, content editor, copy editor, photo editor, sub editor, content creator, content manager, content strategist, content producer, content presenter, photographer, videographer, cinematographer, camera operator, presenter, on air personality, radio presenter, tv presenter, reporter, news anchor, live streamer, blogger, youtuber, podcaster, translator, interpreter, transcriptionist, transcriber, proofreader, producer, film director, audio director, sound engineer, narrative lead, narrative designer, broadcaster, voice over artist, music producer, scriptwriting',
    field:
      'writing, journalism, editorial, video editing, content creation, photography, videography, film, broadcast, broadcasting, radio, television, publishing, translation, transcription, audio, narrative, storytelling, podcast, news, live stream, streaming',
    hints: 'content, media, video, youtube, creative, tv',
  },
  Agriculture: {
    roles:
      'agronomist, assistant agronomist, farm manager, farm supervisor, farm hand, farm worker, farm attendant, farm assistant, farmer, poultry attendant, poultry manager, poultry farm manager, fishery officer, fish farmer, livestock officer, livestock manager, agricultural officer, agricultural extension officer, extension officer, agricultural engineer, agric officer, animal scientist, horticulturist, crop scientist, plantation manager, feed mill manager, veterinarian, tractor operator, herdsman, beekeeper, soil scientist',
    field:
      'agriculture, agricultural, agric, agribusiness, agronomy, farm, farming, poultry, livestock, fishery, aquaculture, crop, plantation, oil palm, horticulture, animal husbandry, cattle, harvest, seedling',
    hints: 'rice, animal, feed, cocoa',
  },
  Other: {
    roles:
      'cleaner, office cleaner, janitor, nanny, live in nanny, house help, house girl, maid, domestic staff, gardener, security guard, security officer, security man, security supervisor, gateman, pastor, imam',
    field: 'household, private home',
    hints: 'volunteer, security',
  },
};
