/** Countries (and countries within a country), each with its capital and other cities a quiz is likely to ask for: 'country:city,city'. */
const COUNTRIES =
  'afghanistan:kabul,kandahar;albania:tirana;algeria:algiers,oran;andorra;angola:luanda;argentina:buenos aires,cordoba,rosario;armenia:yerevan;' +
  'australia:canberra,sydney,melbourne,brisbane,perth,adelaide,hobart,darwin,cairns;austria:vienna,salzburg,innsbruck,graz,linz;azerbaijan:baku;bahamas:nassau;' +
  'bahrain:manama;bangladesh:dhaka;barbados:bridgetown;belarus:minsk;belgium:brussels,antwerp,bruges,ghent,liege;belize:belmopan;benin:porto novo;bhutan:thimphu;' +
  'bolivia:la paz,sucre;bosnia and herzegovina:sarajevo;botswana:gaborone;brazil:brasilia,rio de janeiro,sao paulo,salvador,recife;brunei;bulgaria:sofia,plovdiv;' +
  'burkina faso:ouagadougou;burundi;cambodia:phnom penh;cameroon:yaounde,douala;canada:ottawa,toronto,montreal,vancouver,calgary,quebec,winnipeg,edmonton;' +
  'cape verde:praia;chad;chile:santiago,valparaiso;china:beijing,shanghai,guangzhou,shenzhen,wuhan,nanjing,xian;colombia:bogota,medellin,cali,cartagena;' +
  'comoros;congo:kinshasa,brazzaville;costa rica:san jose;croatia:zagreb,dubrovnik,split;cuba:havana;cyprus:nicosia,paphos,limassol;' +
  'czech republic:prague,brno;czechia:prague,brno;denmark:copenhagen,aarhus,odense,billund;djibouti;dominica;dominican republic:santo domingo;ecuador:quito,guayaquil;' +
  'egypt:cairo,alexandria,luxor,giza;el salvador:san salvador;england:london,manchester,liverpool,birmingham,leeds,bristol,oxford,cambridge,york,bath,newcastle,' +
  'sheffield,nottingham,leicester,coventry,plymouth,portsmouth,southampton,brighton,norwich,exeter,durham,chester,blackpool,hastings,dover,canterbury;' +
  'equatorial guinea:malabo;eritrea:asmara;estonia:tallinn;eswatini;ethiopia:addis ababa;fiji:suva;finland:helsinki,turku,tampere;' +
  'france:paris,lyon,marseille,nice,cannes,bordeaux,toulouse,lille,calais,nantes,strasbourg,reims,grenoble,le mans,dijon,avignon;gabon:libreville;gambia:banjul;' +
  'georgia:tbilisi;germany:berlin,munich,hamburg,frankfurt,cologne,dresden,leipzig,stuttgart,bonn,nuremberg,dusseldorf,bremen,hanover;ghana:accra;' +
  'greece:athens,thessaloniki,sparta,corinth;greenland:nuuk;grenada;guatemala:guatemala city;guinea:conakry;guinea bissau:bissau;guyana:georgetown;' +
  'haiti:port au prince;honduras:tegucigalpa;hong kong;hungary:budapest;iceland:reykjavik;india:new delhi,delhi,mumbai,kolkata,chennai,bangalore,hyderabad,agra,jaipur;' +
  'indonesia:jakarta,bali,bandung;iran:tehran,isfahan,shiraz;iraq:baghdad,basra,mosul;ireland:dublin,cork,galway,limerick,waterford;' +
  'israel:jerusalem,tel aviv,haifa,eilat;italy:rome,milan,naples,turin,florence,venice,pisa,bologna,genoa,verona,palermo,siena;ivory coast:yamoussoukro,abidjan;' +
  'jamaica:kingston,montego bay;japan:tokyo,osaka,kyoto,hiroshima,nagasaki,sapporo,nagano,yokohama,kobe;jordan:amman,petra;kazakhstan:astana,almaty;kenya:nairobi,mombasa;' +
  'kiribati;kosovo:pristina;kuwait;kyrgyzstan:bishkek;laos:vientiane;latvia:riga;lebanon:beirut;lesotho:maseru;liberia:monrovia;libya:tripoli,benghazi;' +
  'liechtenstein:vaduz;lithuania:vilnius,kaunas;luxembourg;madagascar:antananarivo;malawi:lilongwe;malaysia:kuala lumpur,penang;maldives:male;mali:bamako,timbuktu;' +
  'malta:valletta;mauritania:nouakchott;mauritius:port louis;mexico:mexico city,guadalajara,cancun,acapulco,tijuana;micronesia;moldova:chisinau;monaco:monte carlo;' +
  'mongolia:ulan bator,ulaanbaatar;montenegro:podgorica;morocco:rabat,casablanca,marrakesh,marrakech,fez,tangier,agadir;mozambique:maputo;myanmar:naypyidaw,yangon;' +
  'namibia:windhoek;nauru;nepal:kathmandu;netherlands:amsterdam,rotterdam,the hague,hague,utrecht,eindhoven;holland:amsterdam,rotterdam,the hague,hague;' +
  'new zealand:wellington,auckland,christchurch,dunedin;nicaragua:managua;niger:niamey;nigeria:abuja,lagos,kano;north korea:pyongyang;north macedonia:skopje;' +
  'northern ireland:belfast,derry,londonderry;norway:oslo,bergen,trondheim,lillehammer,tromso;oman:muscat;pakistan:islamabad,karachi,lahore;palau;palestine;' +
  'panama:panama city;papua new guinea:port moresby;paraguay:asuncion;peru:lima,cusco,cuzco;philippines:manila;poland:warsaw,krakow,gdansk,wroclaw,poznan;' +
  'portugal:lisbon,porto,faro;puerto rico:san juan;qatar:doha;romania:bucharest,timisoara;russia:moscow,st petersburg,saint petersburg,sochi,vladivostok,volgograd;' +
  'rwanda:kigali;samoa:apia;san marino;saudi arabia:riyadh,mecca,medina,jeddah;scotland:edinburgh,glasgow,aberdeen,dundee,inverness,st andrews,stirling;' +
  'senegal:dakar;serbia:belgrade,novi sad;seychelles;sierra leone:freetown;singapore;slovakia:bratislava;slovenia:ljubljana;solomon islands:honiara;somalia:mogadishu;' +
  'south africa:pretoria,cape town,johannesburg,durban,bloemfontein;south korea:seoul,busan,pyeongchang;south sudan:juba;soviet union:moscow,leningrad;' +
  'spain:madrid,barcelona,seville,valencia,granada,malaga,bilbao,pamplona,cordoba,toledo,salamanca;sri lanka:colombo,kandy;sudan:khartoum;suriname:paramaribo;' +
  'sweden:stockholm,gothenburg,malmo,uppsala;switzerland:bern,berne,zurich,geneva,basel,lausanne,lucerne,davos,montreux;syria:damascus,aleppo;taiwan:taipei;' +
  'tajikistan:dushanbe;tanzania:dodoma,dar es salaam;thailand:bangkok,phuket,chiang mai;tibet:lhasa;togo:lome;tonga:nukualofa;trinidad and tobago:port of spain;' +
  'tunisia:tunis,carthage;turkey:ankara,istanbul,izmir,antalya;turkmenistan:ashgabat;tuvalu;uganda:kampala,entebbe;ukraine:kyiv,kiev,odessa,lviv,chernobyl,yalta;' +
  'united arab emirates:abu dhabi,dubai;uae:abu dhabi,dubai;united kingdom:london,edinburgh,cardiff,belfast,manchester,liverpool,birmingham,glasgow;' +
  'uk:london,edinburgh,cardiff,belfast,manchester,liverpool,birmingham,glasgow;great britain:london,edinburgh,cardiff;' +
  'united states:washington,new york,chicago,los angeles,boston,philadelphia,san francisco,dallas,houston,detroit,seattle,atlanta,miami,las vegas,new orleans,denver;' +
  'america:washington,new york,chicago,boston;' +
  'usa:washington,new york,chicago,los angeles,boston,philadelphia,san francisco,dallas,houston,detroit,seattle,atlanta,miami,las vegas,new orleans,denver;' +
  'uruguay:montevideo;uzbekistan:tashkent,samarkand;vanuatu;vatican city;venezuela:caracas,maracaibo;vietnam:hanoi,ho chi minh city,saigon;wales:cardiff,swansea,newport,wrexham;' +
  'yemen:sanaa,aden;zambia:lusaka;zimbabwe:harare,bulawayo';

/** States and provinces with their large cities. */
const STATES =
  'alabama:montgomery,birmingham,mobile,selma;alaska:juneau,anchorage,fairbanks;arizona:phoenix,tucson,tombstone;arkansas:little rock;' +
  'california:sacramento,los angeles,san francisco,san diego,hollywood,oakland,san jose,anaheim,pasadena,beverly hills,palo alto;colorado:denver,aspen,boulder,colorado springs;' +
  'connecticut:hartford,new haven;delaware:dover,wilmington;florida:tallahassee,miami,orlando,tampa,jacksonville,key west,cape canaveral;georgia:atlanta,savannah,augusta;' +
  'hawaii:honolulu,pearl harbor;idaho:boise;illinois:springfield,chicago;indiana:indianapolis,gary;iowa:des moines;kansas:topeka,wichita;kentucky:frankfort,louisville,lexington;' +
  'louisiana:baton rouge,new orleans;maine:augusta,portland,bangor;maryland:annapolis,baltimore;massachusetts:boston,cambridge,salem,plymouth;michigan:lansing,detroit;' +
  'minnesota:st paul,saint paul,minneapolis;mississippi:jackson,tupelo;missouri:jefferson city,st louis,saint louis,kansas city;montana:helena;nebraska:lincoln,omaha;' +
  'nevada:carson city,las vegas,reno;new hampshire:concord;new jersey:trenton,newark,atlantic city;new mexico:santa fe,albuquerque,roswell;' +
  'new york:albany,new york city,buffalo,lake placid,rochester;north carolina:raleigh,charlotte;north dakota:bismarck,fargo;ohio:columbus,cleveland,cincinnati;' +
  'oklahoma:oklahoma city,tulsa;oregon:salem,portland;pennsylvania:harrisburg,philadelphia,pittsburgh,gettysburg,hershey;rhode island:providence,newport;' +
  'south carolina:columbia,charleston;south dakota:pierre;tennessee:nashville,memphis;texas:austin,dallas,houston,san antonio,el paso,fort worth;utah:salt lake city;' +
  'vermont:montpelier;virginia:richmond,jamestown,yorktown;washington:olympia,seattle;west virginia:charleston;wisconsin:madison,milwaukee;wyoming:cheyenne;' +
  'ontario:toronto,ottawa;quebec:quebec city,montreal;british columbia:vancouver,victoria;alberta:calgary,edmonton;nova scotia:halifax;manitoba:winnipeg;' +
  'new south wales:sydney;queensland:brisbane,cairns;tasmania:hobart;bavaria:munich;catalonia:barcelona;tuscany:florence,pisa,siena;sicily:palermo;dc:washington';

const CITIES_OF: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  `${COUNTRIES};${STATES}`.split(';').map((entry): [string, ReadonlySet<string>] => {
    const [region = '', cities = ''] = entry.split(':');
    return [region, new Set(cities.split(','))];
  }),
);
const PLACES: ReadonlySet<string> = new Set(
  [...CITIES_OF.entries()].flatMap(([region, cities]) => [region, ...cities]).filter((place) => place !== ''),
);

/** Whether the words are a country, a state or a province; lower case, separated by one space. */
export function isRegion(words: string): boolean {
  return CITIES_OF.has(words);
}

/** Whether the words are a place on our short list. */
export function isPlace(words: string): boolean {
  return PLACES.has(words);
}

/** Other names for the same country, which do not make a city lie in two. */
const UMBRELLAS: ReadonlySet<string> = new Set([
  'uk',
  'united kingdom',
  'great britain',
  'united states',
  'america',
  'usa',
  'holland',
  'czechia',
  'uae',
]);

const REGIONS_WITH_CITY: ReadonlyMap<string, number> = regionsPerCity();

function regionsPerCity(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [region, cities] of CITIES_OF) {
    if (UMBRELLAS.has(region)) continue;
    for (const city of cities) counts.set(city, (counts.get(city) ?? 0) + 1);
  }
  return counts;
}

/** Whether the city is known to lie in the region, and no other of that name is: 'paris' in 'france', not 'birmingham' in 'alabama'. */
export function isOnlyIn(city: string, region: string): boolean {
  return (
    (CITIES_OF.get(region)?.has(city) ?? false) &&
    (REGIONS_WITH_CITY.get(city) ?? 0) <= 1 &&
    !CITIES_OF.has(city)
  );
}
