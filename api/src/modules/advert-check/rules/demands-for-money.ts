import { APPLICANT, FEE, FOR, KIND, MUST, NOT_BENEFIT, NOT_PAY, PRICE, THING } from './hiring-costs.js';

/** The words and up to `most` characters after the last of them: a text that repeats the words is still read once. */
const after = (words: string, most: number) => `\\b${words}(?:(?!\\b${words})[^.]){0,${most}}`;
const VERB_NOT_NOUN =
  '(?! ?:| (?:ranges?|scales?|rates?|bands?|grades?|packages?|is|will be|at|and|your (?:own )?(?:bills|rent)|bills|close|attention|based|depends|targets?|drives?|for (?:the |a |each |every )?(?:\\w+ )?(?:days?|weeks?|shifts?|hours?|nights?|trials?)|equity|mobili[sz]ation|growth|products?|base|liabilit\\w+|generation|program\\w*|orders?|financing|as you (?:go|earn)|period|day|slips?|rises?|raises?)\\b)';
/** Before the noun: "training pay", "high paying". */
const NOUN =
  '(?<!\\b(?:training|starting|competitive|(?:bi ?)?weekly|monthly|hourly|daily|base|vacation|sick|holiday|overtime|salary|high|higher|good|great|best|top|equal|incentive|performance|take home|of|and|maternity|leave|severance|maximum|minimum|net|gross|be|get|getting|are|is) )';

/** Name the applicant as the one who pays, whatever else the clause says. */
export const APPLICANT_PAYS = [
  `\\b(?:you|una|staff|agents?|promoters?|sellers?)(?: ${MUST}){0,2} (?:buy|purchase|order|pick up|take) [^.]{0,40}[¤¢№] from us\\b`,
  `\\b(?:each|every|all) (?:new )?(?:workers?|staff|persons?|applicants?|candidates?|trainees?) (?:drops?|gives?|brings?) [¤¢№]`,
  `^(?:kindly|please|abeg) pay (?:an? |the )?(?:\\w+ ){0,2}(?:levy|fee|charge)\\b[^.]{0,10}[¤¢№]`,
  `\\bsubscribe to (?:our|the|my) (?:vip|premium|paid)\\b|\\bvip is [¤¢№]|[¤¢№] flat\\b(?! (?:rate|pay|salary))`,
  `\\b(?:${APPLICANT}|tutors|writers|nannies|drivers|agents)(?: (?:is|are|will be|get))+ charged [¤¢№]`,
  `\\b(?:you|u|una) (?:will |must |go |have to )?(?:keep|leave|drop|deposit|lodge) [¤¢№] with\\b`,
  `\\b${APPLICANT}(?: ${MUST}){0,3} (?:buys?|purchases?|gets?|orders?|obtains?|procures?) [^.]{0,50}\\b(?:from|at|through|with) (?:our|an?|the|us|approved|accredited|recommended)\\b[^.]{0,20}\\b(?:vendors?|suppliers?|shop|store|sellers?|partner|clinic|hospital|laborator(?:y|ies)|tailor|company)\\b`,
  `^(?:to )?(?:register|enrol|join|sign up|book|attend)(?: (?:now|here|today|us|your (?:slot|seat|place|interview)|a (?:slot|seat)|online))? (?:with|for|at) (?:just |only )?[¤¢№]`,
  `\\b(?:cheques?|checks?)\\b[^.]{0,20}\\b(?:(?:we|i|he|she|they) (?:will )?(?:send|mail|issue)\\b|be (?:sent|mailed|issued) to you\\b)|\\b(?:we|i|he|she) (?:will |shall )?(?:(?:send|mail|post)s?|issue) (?:you )?(?:a|the|our)? ?(?:\\w+ )?(?:cheques?|checks?)\\b|\\b(?:cheques?|checks?) (?:to|which you|that you) (?:\\w+ )?(?:deposit|cash|bank|pay in)\\b[^.]{0,20}\\byour\\b|\\b(?:your|their|his|her) own [¤¢]|\\bwire the (?:rest|balance|remaining|remainder)`,
  `\\b(?:borne|paid|footed|covered|settled|shouldered|financed|funded) by (?:the |each |every |all |any |successful |selected |shortlisted |prospective |intending )*(?:applicants?|candidates?|yourself|you|trainees?|recruits?|interns?|employees?)\\b`,
  `\\bborne by (?:the |each |every |all )+(?!company|employers?|schools?|hospital|bank|firm|organi|clients?|customers?|government|agency|parents?|hotel|board|school|foundation)\\w+`,
  `\\bappreciate (?:the|our|my|those|him|her|us|me)\\b[^.]{0,40}\\bwith [¤¢№]`,
  `\\bgive (?:me|us|him|her|am)\\b[^.]{0,20}\\bfirst salary|\\bgive (?:our|my) \\w+ [¤¢№]`,
  `\\b(?:i|we) (?:am |are )?sell(?:ing)? (?:each |the |a |every |out )*(?:\\w+ )?(?:slots?|forms?|letters?)\\b`,
  `[¤¢№] ?,? ?(?:is )?paid (?:ahead|upfront|up front|in advance)`,
  `\\bsomething small (?:for|to|is|go)\\b|\\binsiders? (?:at|in) (?:the )?(?:headquarters|ministry|office|hq)\\b`,
].map((pattern) => new RegExp(pattern));

/** Say in a roundabout way that nothing is free; "not" and "nothing" deny nothing here. */
export const EUPHEMISMS = [
  new RegExp(
    `\\bif you (?:dont|do not|no|cannot|cant) (?:have|get|bring|complete) (?:the |your )?${THING} ${FEE}\\b`,
  ),
  /\bno (?:\w+ ){0,2}(?:money|fee|payment),? no (?:\w+ )?(?:seat|bed|entry|training|posting|work|job|interview|form|letter|slot|resumption)\b/,
  /\b(?:form|registration|training|slot|job|uniform|screening|process(?:ing)?|it|work|offer|employment) (?:is|are|na|no)? ?(?:not|no|no be|be not) (?:for )?free\b/,
  /\bempty (?:hand(?:s|ed)?|pockets?)\b|\bnothing (?:is|na|goes for) (?:free|nothing)\b|\b(?:it|na|is) (?:is )?cash and carry\b/,
];

/** Levels of an "earning app". */
export const LEVELS = [
  `\\b(?:(?:vip|level|tier|task level|plan|bronze|silver|gold|diamond|premium|(?:basic|starter) (?:plan|package|level)) ?\\d? ?){1,2}(?:costs?|is|na|goes for|at|worth|of|=|:|,)? ?[¤¢]${NOT_PAY}`,
].map((pattern) => new RegExp(pattern));

/** Honest adverts do not contain these, whoever is to pay. */
export const PLAIN_DEMANDS = [
  `\\b(?:procured|bought|purchased|funded) by (?:each|every|all|the) (?:trainees?|candidates?|applicants?|interns?|recruits?)\\b|\\bproof of (?:transfer|payment)\\b`,
  `\\b(?:members?|staff|recruits?|candidates?|hires?) subscribes? to our\\b[^.]{0,40}[¤¢№]`,
  `\\b(?:sort|settle|clear) (?:your|the|own) (?:\\w+ )?(?:medical |processing |admin\\w* )?bills?\\b`,
  `\\bactivation fees?\\b|\\b(?:small |little )?(?:administrative|processing|enrol\\w*|registration) charges?\\b(?! (?:for|of|to) (?:customers?|clients?|loans?))`,
  `\\b(?:clearance|verification|letter)\\b[^.]{0,40}\\b(?:at|costs?|for) [¤¢№]|\\bpayments? (?:secures?|confirms?|reserves?)\\b`,
  `\\b(?:bed ?space|room|accommodation|hostel)\\b[^.]{0,40}\\b(?:must|should|has to) be (?:reserved|booked|paid)`,
  `\\b(?:choose|select|pick|buy) (?:a|your|any|one) (?:\\w+ )?(?:plan|package|level)\\b[^.]{0,60}[¤¢]|\\b(?:membership|premium|vip|licen[cs]e|permit|(?<!\\b(?:who|you|they|to|must|will) )pass|package)\\b[^.:,]{0,20} (?:of|for|at|with|worth) (?:\\w+ ){0,2}[¤¢№]${NOT_PAY}`,
  `\\b(?:must|should|to|will|can) be (?:bought|paid|purchased|settled) (?:from|before|into(?! (?:your|their|staff|the staff|salary|bank|individual))|to(?! (?:take|travel|work|do)\\b)|by|on|in)\\b|\\b(?:refund|return)(?:ed|s)? (?:\\w+ ){0,3}(?:with|in|from|on|after) (?:your |the )?first (?:salary|pay|month)`,
  `\\b(?:through|from|with|via|at) (?:our|us|the company|the office)\\b[^.]{0,30}\\b(?:for|at|costs?|is) [¤¢]`,
  `\\bgive (?:me|us|him|her|am)\\b[^.]{0,20}(?:[¤¢]|first salary)|\\b(?:with|use|using) your own (?:money|cash|capital|funds)\\b|\\breturn your capital\\b`,
  `\\b(?:you|applicants|candidates) (?:only |will |also ){0,2}pay (?:for (?:it|them|this)|us|the agent|before)\\b`,
  `\\b(?:it|this|that|which|class|course|exam|badge|programme|program|certificate|package|review|seminar|ticket|kit|service|profile|licence|license|pack|bag|${THING}) (?:\\w+ ){0,2}(?:costs?|goes for|go for|going for|sells? for) (?:just |only |about )?[¤¢№]${NOT_PAY}`,
  `\\bfinancially (?:ready|buoyant|prepared)\\b|\\b(?:replacement|insider|ministry|presidency) slots?\\b|\\b(?:get|have|has|got|know|our|my|through) (?:\\w+ ){0,2}(?:people|somebody|person|man|contact) (?:for )?inside\\b|\\bor your money back\\b`,
  `[¤¢] (?:you|una|u|na im you) (?:go|will|must|are to) (?:drop|pay|bring|give|settle|send)`,
  `\\b${THING}(?: ?(?:\\w+ )?${FEE}| tokens?| codes?| keys?| licen[cs]e| pack(?:age)?| kit| letter| cover| cards?| file| exercise| money)?${PRICE}[¤¢№]${NOT_PAY}`,
  `[¤¢№](?: (?!during\\b)\\w+)?${FOR}${THING}${NOT_BENEFIT}`,
  `\\b${APPLICANT}(?: (?:who|dey|that))?(?: ${MUST}){1,3} (?:\\w+ )?(?:pay|bear|foot|purchase|buy|part with)\\b(?! (?:attention|close|your (?:own )?(?:bills|rent)|nothing|suppliers|vendors|staff|salar|taxes|customers))`,
  `\\b(?:una|you|u) go (?:first )?(?:drop|settle|send|bring|carry|find|arrange|hold)\\b[^¤¢№]{0,30}(?:[¤¢№]|money|fee|something)`,
  `\\b${KIND} (?:\\w+ )?${FEE}\\b[^.]{0,50}(?:\\b(?:non |not )?refundable|\\bcompulsory|\\bmandatory|\\brequired|\\bapplies|\\bmust\\b|\\bbefore\\b|\\bprior to|\\bdrops?\\b|\\benters\\b|[¤¢№]${NOT_PAY}|\\bfrom all\\b|\\bto (?:the|our)\\b|\\bis charged)`,
  `\\b(?:commitment|caution|acceptance|facilitation|mobili[sz]ation) (?:fee|charge|deposit|money)\\b(?! (?:payments? )?(?:to|from|by|of) (?:the |our )?(?:tenants?|guests?|customers?|clients?|parents?))`,
  `\\b(?:non |not )?refundable (?:\\w+ ){0,3}(?:fee|deposit|payment|sum|amount|charge|bond|[¤¢№])`,
  `(?:${after('(?:fee|deposit|payment|sum|amount|charge|bond|form|money)', 50)}|[¤¢№](?:(?![¤¢№])[^.]){0,50})\\b(?:(?:non |not )?refundable|(?:will|to|would|shall|which is|is) (?:be )?(?:refunded|returned|paid back))`,
  `${after('(?:pay|transfer|deposit|drop|remit|send)\\b', 40)}\\b(?:secure|reserve|confirm|book|process|activate|unlock|collect|claim|hold|push)\\b[^.]{0,20}\\b(?:slots?|seat|space|spot|place|interview|employment|offer|appointment|account|application|job|availability|letter|name|workstation)\\b`,
  `\\b(?:bank|account) details?\\b[^.]{0,20}\\bto (?:secure|reserve|get|confirm|book) (?:your|the|a) (?:slot|seat|space|place|form|interview|job)`,
  `\\b(?:process|secure|reserve|get|confirm|activate|push) (?:your|the|a) (?:employment|slot|appointment|application|form|interview|account|offer|job|file|place|spot|space)\\b[^.]{0,30}[¤¢№]`,
  `${after('(?:pay(?:ment|able|ing)?|fees?|cash)\\b', 50)}\\b(?:before|prior to|on the day of|at the gate|on registration day) ?(?:you |your |the |any |an |list )?(?:interview|employment|resum\\w+|offer|appointment|deployment|screening|list|job|start|come|work|training|begin)?\\b`,
  `\\b(?:replacement|insider|direct connection|by connection|slots?|ghost workers)\\b[^.]{0,80}(?:[¤¢№]|\\bpay\\w*|\\bcash|\\bdrop|\\bsettle)`,
  `\\b(?:half|part|balance) (?:now|upfront|payment|before)\\b|\\bpay (?:half|part|in (?:two|2) instal\\w*)|\\bready with (?:your )?[¤¢№]|\\bpayment is [¤¢№]`,
  `\\b(?:drop|settle|sort|see|find|roger|bring) (?:something|small something|the oga|oga|hr|the (?:manager|hr|office|agent|boss|chairman|director|secretary|people|man|gateman)(?= (?:with|first|before|small|for)\\\\b|$)|small thing|shikini)`,
  `\\b(?:carry|(?<!you )bring|come with|come along with|drop|ready with|be with)(?: (?!to )[\\w,]+){0,5} (?:[¤¢№]|cash\\b|money\\b)(?! for (?:your |the )?(?:own )?(?:lunch|food|meals?|transport|fare))`,
  `\\b(?:send|upload|bring|forward|attach|show|screenshot|present|snap|come with|share)(?: (?:us|the|your|an?|me|it|of|and)){0,3} (?:(?:bank |payment |deposit )?(?:receipt|teller|screenshot|alert)\\b|(?:proof|evidence) (?:of )?(?:the |your )?(?:payment|transfer|transaction|deposit))`,
  `\\b(?:opay|palmpay|moniepoint|gtb|gtbank|uba|zenith|kuda|first bank|access|fcmb|polaris|wema|sterling|fidelity|account (?:number|no)?)[ :.,a-z]{0,20}\\d{10}\\b`,
  `\\b(?:failure to pay|without (?:the )?pay(?:ment|ing)\\b[^.]{0,10} no|if (?:you|u) no (?:get|fit pay|pay))`,
  `\\b(?:start|resume|begin|resumption|employ\\w*|interview|letter)\\b[^.]{0,40}\\b(?:after|once|as soon as) (?:the |your |you )?(?:payment|pay|fee|money|alert)\\b`,
  `\\b(?:ready|willing|able|prepared) to pay\\b(?! (?:close|attention|your bills))|\\bresponsible for (?:the )?costs? of\\b|(?<!\\b(?:lunch|meals?|food|products|drinks) )\\bat a (?:subsidi[sz]ed|discounted|reduced) (?:cost|fee|price)\\b|\\bcost of (?:the )?forms?\\b`,
  `\\b(?:my|our|agents?|the agents?) (?:own|charges?|fees?|price|commission|appreciation|cut|share|something) (?:is|na|are|be)? ?(?:just |only )?[¤¢№]`,
  `\\b(?:start|begin|join|join us|enter|register|resume|qualify)(?:ing)?(?: as an? \\w+)? (?:by|with|after) (?:picking|buying|purchasing|taking|paying|investing|ordering|funding|depositing|getting|making|an?|one|two|\\d+|your|the|our|just|at least|minimum|only|as low as|[¤¢])[^.]{0,50}(?:[¤¢]|\\bstarter|\\bdeposit|\\bpayment|\\bform\\b)`,
  `\\b${FEE} (?:is|are|will be|shall be|would be) (?:payable|charged|involved|attached|due|paid by you)\\b[^.]{0,20}\\b(?:on|upon|at|before|after|to|by|for) (?:submission|application|applicants?|collection|the (?:form|venue|gate|office)|entry|interview|registration|resumption|candidates?)`,
  `\\b(?:transfer|pay|send|drop|settle|credit)(?: (?:me|us|am|it|the money))?[^.]{0,12} before (?:i|we|they|you (?:go|fit|can|start|resume|enter))\\b`,
  `\\b(?:i|we|agents?|agency|office|oga|manager|hr) (?:\\w+ ){0,2}(?:take|takes|collects?|charges?|wants?|keeps?|go collect|go take) (?:\\w+ ){0,3}(?:salary|pay|[¤¢])[^.]{0,20}\\b(?:upfront|up front|in advance|from you|before|first)\\b`,
  `\\b(?:buys?|purchases?|orders?|acquires?|subscribes?)\\b[^.]{0,40}[¤¢№][^.]{0,10}\\b(?:to|before) (?:receive|get|start|begin|join|access|be|gain|resume|commence)\\b`,
  `\\b(?:come|be) prepared financially\\b|\\bshow (?:small )?appreciation\\b`,
  `\\b(?:send|buy|load|drop)\\b[^.]{0,20}\\b(?:recharge|airtime|mtn|glo|airtel)\\b ?(?:card|voucher|pin|airtime)?[^.]{0,30}\\b(?:to|for|before|pin)\\b`,
  `\\b(?:forms?|pins?|scratch cards?|vouchers?) (?:are |is |now )?(?:sold|on sale|for sale|available for sale|obtainable)\\b[^.]{0,40}(?:[¤¢№]|office)`,
  `\\b${APPLICANT} (?:\\w+ )?(?:is|are|be)? ?(?:expected|required|mandated|obliged|asked|made|advised|encouraged|compelled) to (?:\\w+ )?(?:pay|subscribe|contribute|deposit|invest|buy|save|purchase|donate|make|obtain|fund|bring|come with|part)\\b[^.]{0,50}(?:[¤¢№]|\\bfee|\\bdeposit|\\bpayment|\\bmoney|\\bcash)(?! (?:daily|weekly))`,
  `\\b(?:when|once|after|until|unless|as soon as|except) (?:you|u)(?: have|ve)? (?:paid|pay|deposit(?:ed)?|settled?|cleared?|funded?|transferred|top ?up|recharged?)\\b(?! (?:attention|suppliers|vendors|bills))`,
  `\\b(?:take care of|sort out|see to|handle) (?:the|your) ${KIND} ?(?:insurance|${FEE})|\\bcomes? back (?:to you )?(?:with|in|after) your first (?:pay|salary)`,
  `\\b(?:at|for) a (?:small |little )?(?:token|stipend)\\b`,
  `\\b(?:complet|attend|enrol|tak|finish|join|buy|do)\\w*(?: \\w+){0,4} (?:paid|our paid) (?:\\w+ ){0,2}(?:academy|course|class|programme|boot ?camp|workshop|masterclass)`,
  `\\b(?:you|u|una) (?:will |must |go |have to |are to )?pay (?:our|my|the (?:agent|agency|office|consultant)s?|a|an|us) (?:agency |agent |service |finders? )?(?:commission|percentage|fee|share|cut|charge)`,
  `\\b(?:collect|take|get|want|chop)s? (?:his|her|their|my|im) (?:own|share|cut|something)\\b|\\b(?:my|agents?|agency|our) (?:own |commission |share |charge |fee ){1,2}(?:is|na|of|be) (?:half|first|one month|your|\\d+ ?%)[^.]{0,20}\\b(?:salary|pay)\\b`,
  `\\b(?:is|are) on (?:the |each |every )?(?:applicants?|candidates?|teachers?|workers?|staff|employees?|trainees?|you)\\b|${after(`${KIND}\\b`, 60)}\\bat (?:your|his|her|their|im) own (?:expense|cost)\\b|\\bwith (?:your|his|her|their|im) own money\\b`,
  `\\bnegative balance\\b|\\bbalance (?:becomes|is|goes|turns|falls) negative\\b|\\byou recharge\\b`,
  `\\bprice (?:has been |is |was |don )?(?:now |been )?(?:reduced|slashed|fixed|increased|go up)\\b|\\b(?:what|how much) it (?:will |go |would )?costs?\\b|\\bits (?:very )?(?:cheap|affordable)\\b`,
  `\\b(?:come|bring|pay|remit|be with|come along)\\b[^.]{0,20}\\bthe sum of\\b`,
  `\\b(?:come|bring|with)\\b[^.]{0,15}\\benvelope\\b|\\b(?:find|give|drop|dash) (?:me|us|him|her|them|am) (?:small |a |any )?(?:something|kola)\\b|\\bappreciation to (?:the|our|his)\\b`,
  `[¤¢№][^.]{0,20}\\bas (?:surety|indemnity|security|caution|collateral|guarantee|a bond|bond)\\b|\\b(?:same amount|money|sum|cash|[¤¢№]) with (?:the|our|my|madam|oga) ?(?:cashier|company|office|dealer|manager|secretary)?`,
  `\\b(?:first|initial|1st) (?:instal\\w+|part payment)\\b|\\binitial (?:payment|deposit) (?:applies|of|is)\\b|\\bmoney back (?:if|when)\\b|(?<!\\b(?:lunch|trip|transport|pocket|feeding|shopping|fuel|prize|food) )\\bmoney (?:of|is) [¤¢№]`,
  `\\b(?:each|every|all|you|new|selected) (?:\\w+ )?(?:must |will |should )?takes? (?:a|the) (?:\\w+ )?loan\\b`,
  `\\b(?:send|buy|load|drop)(?: (?:me|us|the|our|my|hr|him|her|manager))+ (?:data|airtime|credit|recharge)`,
  `\\bsold (?:to (?:you|staff|workers|candidates|applicants|all)|by (?:us|the (?:company|office|store)))\\b`,
  `\\b(?:trainees?|interns?|applicants?|candidates?|recruits?|new hires?) pays? (?!(?:us )?nothing|no\\b|attention|only if|at\\b|by\\b)`,
  `\\b(?:token|fee|sum|payment|deposit|charge|levy) (?:is|are|will be) (?:required|needed|expected|collected|requested|due|taken|paid) (?:from|of|by) (?:each |every |all |the )*(?:applicants?|candidates?|trainees?|interns?|recruits?|new \\w+)`,
  `\\b(?:come|bring|drop|give|settle)\\b[^.]{0,20}\\bsomething (?:small|for)\\b`,
  `\\d ?(?:%|percent) (?:upfront|down|now|first)\\b[^.]{0,40}\\b(?:appointment|jobs?|visa|letter|resum\\w+|employment|offer|work)\\b|\\bbalance (?:after|when|once|on) (?:you |your |the )?(?:appointment|resum\\w+|visa|job|offer|employment|payroll|arriv\\w*|name)`,
  `\\b(?:minimum|initial|starting) (?:investment|capital)(?: is| of)? [¤¢№]`,
  `\\bask\\w* (?:you )?for (?:credit|airtime|recharge)\\b|\\bafter paying\\b|\\b\\d{1,3} ?(?:%|percent) of (?:the |your )?first (?:month|salary|pay)\\b`,
  `\\b(?:small|little) (?:change|cash) for\\b`,
  `\\b(?:proof|evidence) that\\b[^.]{0,40}\\bpaid\\b|\\bdo (?:the|d) needful\\b|\\bsomething (?:reasonable|tangible|meaningful)\\b`,
  `\\b(?:slots?|jobs?|spaces?|allocations?|appointments?)\\b[^.]{0,15}\\b(?:to sell|for sale|on sale)\\b|\\b(?:sell|selling) (?:the |some |\\d )?(?:slots?|jobs|allocations?|appointments?)\\b|\\bfirst to pay\\b`,
  `\\b(?:facilitation|appreciation|settlement|price|payment|amount) (?:is|na) negotiable\\b|\\b(?:want|looking for|expecting?|like) (?:free things?|freebies|awoof)\\b`,
  `(?<!\\b(?:salary|pay|feeding|transport|allowance|stipend|bonus) )\\bna (?:only |just |so so )?[¤¢№](?: each)?(?:$| ?[.,])|\\bcompulsory[^.]{0,15}[¤¢№]|\\bpa(?:y|id|yable) (?:twice(?! (?:a|each|every|per|monthly))|in bits|small small|in instal\\w+)|\\binstal\\w+ (?:is |are |na )?(?:allowed|accepted|possible)|^(?:our |the |total )?(?:charges?|costs?|fees?|prices?) ?:[^.]{0,25}[¤¢№]${NOT_PAY}|\\b(?:drop|pay|deposit|bring) (?:the )?\\d{1,2} ?(?:%|percent) (?!of (?:the |your )?(?:salary|pay|exam|school|tuition|rent))`,
  `\\b(?:bear|foot|cover) (?:the |their |your |own )*(?:cost|fee|charge|bill|${THING})`,
].map((pattern) => new RegExp(pattern));

/** Demands only if the clause speaks to the applicant, begins with them or names a sum. */
export const DEMANDS = [
  `${after(`(?:${NOUN}(?:pay|paying|payable|pays)|remit|transfer|settled?|part with|deposit|make (?:a )?payments?|purchas\\w+|buy)\\b${VERB_NOT_NOUN}`, 60)}\\b(?:${KIND}|${FEE})\\b`,
  `\\b(?:for|at) a (?:small |token |little )?(?:fee|amount|charge|sum)\\b`,
  `\\b(?:payment|sum|amount|fee|charge|deposit|token|levy|contribution|bond) of (?:just |only )?[¤¢№]`,
  `\\b(?:obtain|pick(?: up)?|get|collect|buy|purchase) [^.]{0,30}\\bforms?\\b[^.]{0,30}[¤¢№]`,
  `${after('(?:pay|transfer|deposit|remit)\\b', 30)}\\b(?:to|into) (?:our|the|this|his|her|my|following|company|an)\\b[^.]{0,30}\\baccounts?\\b`,
  `${after(`(?:send|transfer|remit|${NOUN}pay${VERB_NOT_NOUN}|credit|fund|drop|deposit(?! (?:targets?|drives?|growth))|invest|part with|activate)\\b`, 50)}[¤¢]${NOT_PAY}`,
].map((pattern) => new RegExp(pattern));

/** Money and a step of hiring in one clause. */
export const PRICE_OF_STEP = {
  money:
    /\b(?:(?:a|the) (?:certain )?(?:sum|levy|amount)|(?:little|small|some|own) money|(?:small|little|certain|token|minor) (?:fee|charge|amount|payment|token)|levy|upon payment|(?:on|after|upon|with|without) (?:full )?payment of|costs? (?:a |some )?(?:little|money|something)|non refundable|charges? (?:apply|applies)|payments? (?:apply|applies))\b/,
  step: /\b(?:shortlist\w*|interview|offer letter|appointment letter|letter|invitation|documentation|accept\w*|resum(?:e|ption)|onboarding|screening|enrol\w*|employment|slots?|applications?|selection|file|appointment|deployment|process\w*|work permit|visa|certificate)\b/,
};
