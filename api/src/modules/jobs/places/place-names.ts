import type { JobLocation } from '@skybil/shared';

/** Other names of the states themselves. */
export const STATE_NAMES: Partial<Record<JobLocation, string>> = {
  Lagos: 'Eko, Lasgidi',
  Abuja: 'FCT, F.C.T, Federal Capital Territory, Abuja FCT',
  'Akwa Ibom': 'Akwaibom',
  'Cross River': 'Cross Rivers',
  Nasarawa: 'Nassarawa',
};

/** Former states that are two states today. */
export const FORMER_STATES: Record<string, JobLocation[]> = {
  bendel: ['Edo', 'Delta'],
  gongola: ['Adamawa', 'Taraba'],
};

/**
 * Cities and areas by state. The first spelling is the shown one. A name under two states belongs to the first of them
 * unless the text names the other.
 */
export const AREA_NAMES: Record<JobLocation, string> = {
  Lagos:
    'Ikeja, Lekki, Lekki Phase 1, Victoria Island/VI/V.I, Ikoyi, Yaba, Surulere, Ajah, Apapa, Lagos Island, Lagos Mainland, Ikorodu, Badagry, Epe, Agege, Oshodi, Mushin, Isolo, Festac/Festac Town, Gbagada, Magodo, Ogba, Ojota, Ketu, Ilupeju, Anthony Village, Ojodu/Ojodu Berger, Alimosho, Ikotun, Egbeda, Iyana Ipaja/Ipaja, Amuwo Odofin, Satellite Town, Ojo, Okota, Ago Palace, Ebute Metta/Ebute Meta, Obalende, Marina, Banana Island, Eko Atlantic, Victoria Garden City/VGC, Sangotedo, Ibeju Lekki, Chevron, Oniru, Ikate, Maryland Ikeja, Opebi, Allen Avenue, Alausa, Omole, Shomolu/Somolu, Bariga, Akoka, Ikosi, Mile 2, Mile 12, Tin Can, Ijora, Orile, Ijesha, Abule Egba, Ayobo, Idimu, Akowonjo, Ejigbo, Bogije, Awoyaya, Osapa London, Igbo Efon, Jakande, Agidingbi, Oregun, Ogudu, Kosofe, Eti Osa, Dopemu, Fagba, Iju Ishaga, Abraham Adesanya, Ladipo, Trade Fair',
  Abuja:
    'Garki, Wuse/Wuse 2/Wuse II, Maitama, Asokoro, Gwarinpa, Kubwa, Jabi, Utako, Lugbe, Nyanya, Karu, Gwagwalada, Kuje, Bwari, Lokogoma, Galadimawa, Gudu, Apo, Durumi, Life Camp, Katampe, Mabushi, Wuye, Kado, Dutse Alhaji, Zuba, Abaji, Kwali, Jikwoyi, Dawaki, Guzape, Karmo, Mpape, Idu, Jahi, Gaduwa',
  Oyo: 'Ibadan, Ogbomoso/Ogbomosho, Iseyin, Saki/Shaki, Eruwa, Bodija, Ring Road Ibadan, Oluyole, Challenge Ibadan, Dugbe, Moniya, Akobo, Agodi, Egbeda, Surulere, Kishi, Igboho, Akinyele',
  Ogun: 'Abeokuta, Ijebu Ode, Sagamu/Shagamu, Ota/Otta, Sango Ota/Sango Otta, Ado Odo, Agbara, Ilaro, Mowe, Ibafo, Ifo, Arepo, Ijebu, Ago Iwoye, Ogere, Ewekoro, Iperu, Magboro, Ofada, Itori, Ogijo, Redemption City/Redemption Camp, Atan',
  Edo: 'Benin City/Benin, Auchi, Ekpoma, Uromi, Irrua, Igarra, Okada, Sapele Road, Ugbowo, Ikpoba Hill/Ikpoba, Oredo',
  Kaduna: 'Zaria, Kafanchan, Barnawa, Kakuri, Sabon Tasha, Malali, Ungwan Rimi, Birnin Gwari, Kachia, Samaru',
  'Akwa Ibom':
    'Uyo, Eket, Ikot Ekpene, Oron, Ikot Abasi, Abak, Ibeno, Etinan, Onna, Itu, Ikot Osurua, Nsit Ubium, Mkpat Enin',
  Anambra:
    'Onitsha, Awka, Nnewi, Ekwulobia, Ihiala, Nkpor, Obosi, Ogidi, Agulu, Otuocha, Igbo Ukwu, Oba, Umunze',
  Rivers:
    'Port Harcourt/Portharcourt/PH/PHC/PHCity/P.H, Bonny/Bonny Island, Obio Akpor, Trans Amadi, Eleme, Onne, Rumuola, Rumuokoro, Rumuodomaya, Rumuigbo, Rumuomasi, Rumuokwuta, Woji, Diobu, Elelenwo, Omoku, Ahoada, Oyigbo, Bori, Degema, Okrika, Choba, Igwuruta, Ada George, Peter Odili, Elekahia, Buguma, Etche',
  Ekiti: 'Ado Ekiti, Ikere Ekiti/Ikere, Ikole, Ijero, Oye Ekiti, Efon Alaaye, Aramoko, Emure, Ise Ekiti',
  Abia: 'Aba, Umuahia, Ohafia, Arochukwu, Ariaria, Bende, Isuikwuato, Uturu, Osisioma, Ngwa',
  Adamawa: 'Yola, Jimeta, Mubi, Numan, Ganye, Michika, Hong, Girei',
  Bauchi: 'Azare, Misau, Jama’are, Katagum, Ningi, Toro, Dass',
  Bayelsa: 'Yenagoa, Ogbia, Brass Island, Nembe, Sagbama, Amassoma, Otuoke, Kaiama, Ekeremor',
  Benue: 'Makurdi, Gboko, Otukpo/Oturkpo, Katsina Ala, Vandeikya, Aliade, Adikpo, Zaki Biam',
  Borno: 'Maiduguri, Biu, Bama, Monguno, Gwoza, Dikwa, Damboa, Konduga, Ngala, Banki',
  'Cross River':
    'Calabar, Ikom, Ogoja, Obudu, Ugep, Akamkpa, Odukpani, Tinapa, Obubra, Bekwarra, Akpabuyo, Yakurr',
  Delta:
    'Warri, Asaba, Sapele, Ughelli, Effurun, Agbor, Abraka, Ozoro, Oleh, Burutu, Ogwashi Uku, Kwale, Koko, Escravos, Forcados, Ekpan, Okpanam, Udu',
  Ebonyi: 'Abakaliki, Afikpo, Onueke, Ezza, Ikwo, Ishielu, Uburu',
  Enugu:
    'Nsukka, Independence Layout, Emene, Udi, Oji River, Awgu, Ngwo, Nine Mile/9th Mile, Trans Ekulu, Abakpa Nike, New Haven Enugu, Coal City',
  Gombe: 'Kaltungo, Billiri, Dukku, Bajoga, Kumo, Nafada',
  Imo: 'Owerri, Orlu, Okigwe, Oguta, Mbaise, Nekede, Mgbidi, Egbu, Umuagwo, Ohaji, Mbano, Nkwerre',
  Jigawa: 'Dutse, Hadejia, Gumel, Kazaure, Birnin Kudu, Ringim, Jahun',
  Kano: 'Sabon Gari Kano, Nasarawa GRA, Bompai, Sharada, Wudil, Gwarzo, Bichi, Rano, Fagge, Tarauni, Ungogo, Dawakin Kudu',
  Katsina: 'Daura, Funtua, Malumfashi, Kankia, Dutsin Ma/Dutsinma, Mani, Jibia, Bakori',
  Kebbi: 'Birnin Kebbi, Argungu, Yauri, Zuru, Jega, Bagudo, Bunza, Aliero',
  Kogi: 'Lokoja, Okene, Anyigba, Ajaokuta, Obajana, Idah, Kabba, Ankpa, Dekina, Itakpe, Isanlu, Egbe, Osara',
  Kwara: 'Ilorin, Offa, Omu Aran, Jebba, Lafiagi, Patigi, Kaiama Kwara, Ajasse Ipo, Malete, Tanke, Erin Ile',
  Nasarawa:
    'Lafia, Keffi, Akwanga, Mararaba/Maraba, New Karu, Karu, Masaka, Doma, Nasarawa Eggon, Karshi, Auta Balefi',
  Niger:
    'Minna, Bida, Suleja, Kontagora, New Bussa, Lapai, Mokwa, Agaie, Madalla, Tafa, Zungeru, Kainji, Shiroro',
  Ondo: 'Akure, Ondo Town/Ondo City, Owo, Ikare/Ikare Akoko, Okitipupa, Ore, Ilaje, Igbokoda, Idanre, Akungba/Akungba Akoko, Ifon, Ile Oluji, Elizade, Ilara Mokin',
  Osun: 'Osogbo/Oshogbo, Ile Ife/Ife, Ilesa/Ilesha, Ede, Iwo, Ikirun, Ila Orangun, Ejigbo, Modakeke, Gbongan, Ipetu Ijesa, Okuku, Iragbiji, Erin Osun',
  Plateau: 'Jos, Bukuru, Rayfield, Pankshin, Shendam, Langtang, Barkin Ladi, Mangu, Vom, Wase, Kuru, Bassa',
  Sokoto: 'Tambuwal, Wurno, Gwadabawa, Illela, Bodinga, Goronyo, Sabon Birni, Yabo',
  Taraba: 'Jalingo, Wukari, Takum, Bali Taraba, Gembu, Zing, Ibi, Mambilla',
  Yobe: 'Damaturu, Potiskum, Gashua, Nguru, Geidam, Buni Yadi, Bade',
  Zamfara: 'Gusau, Kaura Namoda, Talata Mafara, Anka, Tsafe, Bungudu, Maradun, Zurmi',
};

/** Names that contain the name of a state or a city and mean no place in it. */
export const NO_PLACES =
  'Niger Delta, River Niger, Niger River, River Benue, Benue River, Bight of Benin, Lagos Ibadan Expressway, Benin Expressway, Imo River, Delta Air Lines';

/** Names of another country that contain the name of a Nigerian place, and its cities. */
export const ELSEWHERE =
  'Republic of Benin, Benin Republic, Cotonou, Porto Novo, Republic of Niger, Niger Republic, Niamey, Algarve, Faro';
