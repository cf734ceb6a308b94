/** The likeliest come first. */
export const LOCAL_WORDS = `skybil nigeria naija lagos abuja mummy daddy blessing jesus godisgood godisgreat
  ilovejesus jesusislord godswill emmanuel chukwuma adebayo chinedu oluwaseun oluwa chukwu allah mohammed muhammad
  ibrahim abdullahi naira recruiter jobseeker jobsearch job jobs work admin welcome
  login   adaeze adaobi adebola adebowale adedayo adedoyin adefemi adegoke adekunle adeleke ademola adeniyi adeola adeoye
  adepoju adesola adesuwa adetola adewale adeyemi adeyinka afolabi afolake akin akinola akintunde akinwale anuoluwa
  ayo ayobami ayodeji ayodele ayomide ayotunde babajide babatunde bamidele bankole bimbo bisi bolaji bolanle bolu
  boluwatife bukola bunmi dapo damilare damilola dayo deji dolapo doyin ebun ebunoluwa fadeke femi feyi folake folarin
  folasade folashade funke funmi funmilayo gbemi gbenga gbemisola ibukun idowu ife ifeoluwa iretiola iyabo iyanu
  iyanuoluwa jide jumoke kayode kehinde kemi kikelomo kolade kolawole kunle lanre lekan lola mayowa mobolaji modupe
  mojisola morayo morenike niyi ola olabisi oladele oladipo olajide olakunle olalekan olamide olamilekan olanrewaju
  olaoluwa olatunde olatunji olawale olayinka olu olufemi olufunke olufunmilayo olumide olusegun olusola oluwabunmi
  oluwadamilola oluwafemi oluwakemi oluwatobi oluwatobiloba oluwatosin oluwole omolara omolola omotola omotayo
  omowunmi opeyemi oreoluwa oyinkan oyinkansola rotimi sade seun segun simi simisola shola sola sunkanmi taiwo tayo
  temi temidayo temilola temiloluwa temitope titi titilayo titilope tobi tobiloba tola tolu toluwani tolulope tomi
  tope toyin toyosi tunde wale wole yemi yemisi yetunde yinka
  ada adanna afam akachi akunna amaka amara amarachi anayo anulika arinze azubuike bianca buchi chiagozie chiamaka
  chibueze chibuike chibundu chibuzo chibuzor chichi chidera chidi chidiebere chidiebube chidimma chidinma chidozie
  chiemeka chigozie chijioke chika chikamso chikaodili chikezie chima chimamanda chimezie chinaza chinelo chinenye
  chinonso chinwe chinwendu chinyere chioma chisom chizoba chukwudi chukwuebuka chukwuemeka chukwuka chukwunonso ebele
  ebere ebuka echezona egwu ejike ekene ekenedilichukwu emeka enyinna ezinne ezinwa ifeanyi ifeanyichukwu ifeoma
  ifunanya ihuoma ijeoma ikechukwu ikemefuna ikenna iruka izuchukwu izunna jachike kachi kachimsicho kaodili kamsi
  kamsiyochukwu kelechi kenechukwu kosi kosisochukwu lotanna munachi munachimso ndidi ndubuisi ngozi nkechi nkem nkiru
  nkiruka nnaemeka nnamdi nneka nnenna nnennaya nonso nwachukwu nwakaego nzube obi obinna obioma ogechi ogechukwu
  ogonna oge okechukwu okafor okeke okonkwo okoro okoye oluchi onyedika onyeka onyekachi onyema onyinye onyinyechi
  osinachi olisa ozioma somto somtochukwu sochima tobechukwu tochukwu uche uchechi uchenna udoka ugo ugochi ugochukwu
  ugonna uju ujunwa uzoamaka uzochi uzoma zikora zimuzo
  abba abdul abdulaziz abdulkadir abdullah abdulmalik abdulrahman abubakar adamu ahmad ahmed aisha aishat alhaji ali
  alhassan aliyu aminat aminu amina asmau atiku auwal ayuba baba balarabe bashir bashiru bello bilkisu binta buhari
  danladi dauda fatima fatimah faruk garba habiba habib hadiza hafsat halima hamza haruna hassan hauwa hussaini
  hussein idris ilyas isa ismail jamila jibril kabir kabiru khadija khadijat kudirat lawal maimuna malam maryam mariam
  mustapha mubarak muktar musa nafisa nasir nasiru nuhu rabiu ramat ramatu rukayat sadiq safiya sani salihu salisu
  sanusi shehu suleiman sulaiman tanko tijani umar usman usmanu yahaya yakubu yusuf zainab zubairu zulaihat
  aondoaver asuquo bassey bright clement comfort deborah divine ebikeme edidiong efe efosa ekaette emem endurance enoh
  ese esosa eseosa esther ewere faith favour glory godspower godstime godwin goodluck goodness grace great gift
  happiness hope idara ikponmwosa imaobong inemesit iniobong isioma itohan joy joyce kingsley knowledge loveth mercy
  miracle mfon nosa nosakhare nse osagie osahon osaretin osas osaze patience peace perpetual precious praise preye
  princess prosper progress providence promise rejoice ruth samuel solomon sunday sunshine testimony thankgod tamuno
  tari treasure uduak ufuoma uwem victor victory victoria wisdom
  aba abakaliki abeokuta abia adamawa ajah ajegunle akure akwaibom alimosho anambra asaba awka badagry bauchi bayelsa
  benin benincity benue borno calabar crossriver delta dutse ebonyi edo ekiti eko enugu festac garki gombe gusau
  gwarinpa ibadan ikeja ikorodu ikoyi ilorin imo iwo jalingo jigawa jos kaduna kano katsina kebbi kogi kubwa kwara
  lafia lekki lokoja maiduguri maitama makurdi minna mushin nasarawa niger nnewi nsukka nyanya oshodi osogbo onitsha
  ogun ondo osun owerri oyo plateau portharcourt rivers sapele sokoto surulere taraba umuahia uyo victoriaisland warri
  wuse yaba yenagoa yobe yola zamfara zaria
  abeg aboki adonai agbada amebo arsenal barca biafra chelsea chop dangote davido ehn ewa ebenezer eledumare elshaddai
  amen fela flutterwave funds gbedu gele glo godabeg godbless godblessme godfirst godforever godisable godisfaithful
  godismine godislove godissogood godmercy godgrace graceofgod halleluyah hallelujah happybirthday hustle iloveallah
  ilovegod ilovemum ilovemydad ilovemyself ilovemymum imole indomie jagaban jehovah jesuschrist jesusislove jesusloves
  jesuslovesme jesussaves jollof jollofrice kalakuta keke konga kuda jumia liverpool madrid manchester manutd mtn
  naijaboy naijagirl newjob ninja nollywood nysc obidient oga ogbono olodo omo omoluabi opay owambe paystack oyibo
  pepper pidgin praisegod sapa shina suya supereagles thankyoujesus thankyoulord tinubu unilag unn oau wahala wizkid
  whatsapp yahoo zenith gtbank uba firstbank palmpay moniepoint corper corpers
`
  .trim()
  .split(/\s+/);
