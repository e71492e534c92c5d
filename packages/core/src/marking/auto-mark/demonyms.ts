/** Countries and the word for what comes from there, as 'country:adjective'. Languages that name no one country are not here. */
const PAIRS =
  'afghanistan:afghan albania:albanian algeria:algerian angola:angolan argentina:argentine,argentinian australia:australian austria:austrian ' +
  'bangladesh:bangladeshi barbados:barbadian,bajan belarus:belarusian belgium:belgian bolivia:bolivian botswana:botswanan brazil:brazilian ' +
  'bulgaria:bulgarian cambodia:cambodian cameroon:cameroonian canada:canadian chile:chilean china:chinese colombia:colombian croatia:croatian ' +
  'cuba:cuban cyprus:cypriot denmark:danish,dane ecuador:ecuadorian egypt:egyptian england:english estonia:estonian ethiopia:ethiopian ' +
  'fiji:fijian finland:finnish,finn france:french germany:german ghana:ghanaian greece:greek guatemala:guatemalan haiti:haitian ' +
  'hungary:hungarian iceland:icelandic,icelander india:indian indonesia:indonesian iran:iranian iraq:iraqi ireland:irish israel:israeli ' +
  'italy:italian jamaica:jamaican japan:japanese jordan:jordanian kazakhstan:kazakh kenya:kenyan kuwait:kuwaiti latvia:latvian ' +
  'lebanon:lebanese liberia:liberian libya:libyan lithuania:lithuanian malawi:malawian malaysia:malaysian mali:malian malta:maltese ' +
  'mexico:mexican mongolia:mongolian morocco:moroccan mozambique:mozambican namibia:namibian nepal:nepalese,nepali netherlands:dutch ' +
  'nicaragua:nicaraguan nigeria:nigerian norway:norwegian pakistan:pakistani panama:panamanian paraguay:paraguayan peru:peruvian ' +
  'philippines:filipino poland:polish portugal:portuguese romania:romanian russia:russian rwanda:rwandan scotland:scottish,scots ' +
  'senegal:senegalese serbia:serbian singapore:singaporean slovakia:slovak,slovakian slovenia:slovenian somalia:somali spain:spanish ' +
  'sudan:sudanese sweden:swedish,swede switzerland:swiss syria:syrian taiwan:taiwanese tanzania:tanzanian thailand:thai tunisia:tunisian ' +
  'turkey:turkish uganda:ugandan ukraine:ukrainian uruguay:uruguayan venezuela:venezuelan vietnam:vietnamese wales:welsh yemen:yemeni ' +
  'zambia:zambian zimbabwe:zimbabwean';

const COUNTRY_OF: ReadonlyMap<string, string> = new Map(
  PAIRS.split(' ').flatMap((pair) => {
    const [country = '', adjectives = ''] = pair.split(':');
    return adjectives.split(',').map((adjective): [string, string] => [adjective, country]);
  }),
);

/** Whether the answer says 'Colombian' where the quizmaster wrote 'Colombia'. Not the other way: 'Dutch' may be a language. */
export function isFromCountry(country: readonly string[], answer: readonly string[]): boolean {
  return country.length === 1 && answer.length === 1 && COUNTRY_OF.get(answer[0] ?? '') === country[0];
}
