/** Given names a quizmaster is likely to write, lower case and without accents. Written for this project; not meant to be complete. */
const NAMES =
  'aaron abigail abraham ada adam adele adolf adrian agatha agnes ahmed aidan aileen akira al alan alana albert alberto aldous alec alejandro alex alexa ' +
  'alexander alexandra alexandre alexei alexis alfonso alfred alfredo ali alice alicia alison allan allen allison alvin alyssa amanda amber amelia amelie ' +
  'amitabh amos amy ana anastasia anders andre andrea andreas andrei andres andrew andy angela angelina angelo angus anil anita ann anna annabel anne ' +
  'annette annie ansel anthony antoine anton antonia antonin antonio antony anya april archie aretha ariana arnold arsene arthur arturo asa asha ashley ' +
  'ashton astrid aubrey audrey august auguste augustus aung aurora austin ava axel ayrton bailey barack barbara barbra barnaby barney barry bart ' +
  'bartholomew basil beatrice beatrix becky bella ben benedict benito benjamin benny bernard bernardo bernice bert bertha bertrand bess beth bethany betsy ' +
  'bette betty beverly beyonce bianca bill billie billy bjorn bob bobby bonnie boris bradley brad bram brandon brenda brendan brett brian bridget brigitte ' +
  'brittany britney brooke bruce bruno bryan bryce buddy burt buster byron caleb calvin cameron camila camilla camille carl carla carlo carlos carmen carol ' +
  'carole caroline carolyn carrie carson cary casey caspar cassandra cassie catherine cathy cecil cecilia cecily celia celine cesar chandler charlene ' +
  'charles charley charlie charlize charlotte chelsea cher cheryl chester chloe chris christa christian christina christine christoph christophe christopher ' +
  'chuck cillian cindy claire clara clarence clark clarissa claude claudia claudio clay clement cleopatra cliff clifford clint clinton clive clyde colette ' +
  'colin colleen connie connor conor conrad constance constantin cora cordelia corey cornelius cory courtney craig cristiano curtis cynthia cyril cyrus ' +
  'daisy dakota dale damian damien damon dan dana daniel daniela danielle danny dante daphne darcy daren daria dario darren darryl dave david davina dawn ' +
  'dean deborah debbie debra declan dee deepika deirdre delia della demi denis denise dennis denzel derek dermot desmond diana diane dick diego dieter ' +
  'dinah dino dirk dmitri dmitry dolly dolores dominic dominique don donald donatella donna donovan dora doris dorian dorothy doug douglas drew duncan ' +
  'dustin dusty dwayne dwight dylan eamonn ebenezer ed eddie edgar edith edmond edmund edna eduard eduardo edvard edward edwin edwina eileen elaine eleanor ' +
  'elena eli elias elijah elinor eliot elisabeth elise elizabeth ella ellen ellie elliot elliott elmer elon eloise elsa elsie elton elvis emil emile emilia ' +
  'emilio emily emma emmanuel emmeline enid ennio enrico enrique enzo eric erica erich erik erika erin ernest ernesto ernst errol erwin esme esmeralda ' +
  'esther ethan ethel eugene eunice eva evan evangeline eve evelyn ewan ezra fabio faye federico felicia felicity felix ferdinand fernando fidel finn fiona ' +
  'flora florence floyd fran frances francesca francesco francis francisco franco francois frank frankie franklin franz fred freda freddie freddy frederic ' +
  'frederick frida friedrich fritz fyodor gabriel gabriela gabriele gabrielle gail gareth garry gary gaston gavin gemma gena gene genevieve geoff geoffrey ' +
  'george georges georgia georgie georgina gerald geraldine gerard gerhard gertrude gianluigi gianni gideon gilbert giles gillian gina ginger gino giorgio ' +
  'giovanni giuseppe gladys glen glenda glenn gloria goran gordon graeme graham grace grant greg gregor gregory greta guglielmo guillermo gunther gus gustav ' +
  'gustave guy gwen gwendolyn gwyneth hailey hal hamish hank hannah hannibal hans harold harper harriet harrison harry harvey hattie hayden hayley hazel ' +
  'heather hector hedy heidi heinrich helen helena helga helmut henri henrietta henrik henry herbert herman hermann hermione hernan hilary hilda hillary ' +
  'hiram holly homer honore horace horatio howard hubert hugh hugo humphrey hunter ian ida idris ignatius igor ike imogen imran indira ines ingmar ingrid ' +
  'ira irene iris irma irvin irving isaac isabel isabella isabelle isadora isambard isla ismail ivan ivana ivy jack jackie jackson jacob jacqueline jacques ' +
  'jade jaime jake jamal james jamie jan jane janet janice janis jared jarvis jasmine jason jasper javier jawaharlal jay jayne jean jeanette jeanne jeff ' +
  'jefferson jeffrey jemima jennifer jenny jenson jeremy jerome jerry jesse jessica jessie jill jim jimi jimmie jimmy jo joan joanna joanne joaquin jocelyn ' +
  'jodie jody joe joel joey johan johann johannes john johnny jon jonah jonas jonathan jonny jordan jorge jose josef joseph josephine josh joshua josiah joy ' +
  'joyce juan juanita jude judith judi judy jules julia julian juliana julie julien juliet juliette julio julius june jurgen justin justine kamala ' +
  'karen kari karim karin karl karla karlheinz kasper kate katharine katherine kathleen kathryn kathy katie katrina katy kay kayla kazuo keanu keira keith ' +
  'kelly kelsey ken kendall kenneth kenny kerry kevin khalid kiera kieran kim kimberly kirk kirsten kirsty kit klaus kofi konrad konstantin kristen kristin ' +
  'kristina kurt kyle kylie lana lance lara larissa larry lars laszlo laura laurel lauren laurence laurent laurie lavinia lawrence layla lea leah lee leigh ' +
  'leila lena lenny leo leon leona leonard leonardo leonid leonora leopold leroy leslie lester levi lewis liam lila lillian lily lincoln linda lindsay ' +
  'lindsey linus lionel lisa liv liz liza lizzie lloyd lois lola lorenzo loretta lori lorna lorraine lou louis louisa louise luc luca lucas luciano lucille ' +
  'lucinda lucius lucretia lucy ludwig luigi luis luisa luke lulu luther lydia lyle lyndon lynn mabel mackenzie maddie madeleine madeline madonna mae maggie ' +
  'magnus mahatma maisie malala malcolm malik manfred manuel mao mara marc marcel marcella marcello marco marcos marcus margaret margarita margot marguerite ' +
  'maria mariah marian marianne marie marietta marilyn marina mario marion marissa marjorie mark marlene marlon marsha marshall martha martin martina marvin ' +
  'mary mason massimo mathew mathias mathilda matilda matt matteo matthew matthias maud maureen maurice mauricio max maxim maximilian maxine maxwell may maya ' +
  'megan meghan mel melanie melinda melissa melvin mercedes meredith meriwether merle meryl mia micah michael michaela michel michelangelo michele michelle ' +
  'mick mickey miguel mikael mike mikhail mila mildred miles miley millicent millie milo milton mimi mina mindy minnie miranda miriam misha mitch mitchell ' +
  'mo mohamed mohandas mohammed moira mollie molly mona monica monique morgan morris moses mstislav muhammad muriel murray myra nadia nadine nancy naomi ' +
  'narendra nastassja nat natalia natalie natasha nathan nathaniel neal ned neil nell nellie nelson nero nevil neville niall nichelle nicholas nick nicki ' +
  'nicky nicola nicolae nicolas nicole nicolaus nigel nikita nikki nikola nikolai nina noah noam noel noelle nora norah norbert norma norman novak octavia ' +
  'octavio odette olaf oleg olga olive oliver olivia olivier olympia omar oona oprah orlando orson oscar oskar osama oswald otis otto owen pablo paige pam ' +
  'pamela paolo paris parker pat patricia patrick patsy patti paul paula paulina pauline paulo pearl pedro peggy penelope penny percy perry peter petra ' +
  'petula phil philip philippa philippe phillip phoebe phyllis pierce pierre piers piet pieter pippa placido polly portia preston prudence pyotr ' +
  'quentin quincy rachel rafael rahul rainer raj rajiv ralph ramon ramona randall randolph randy raphael raquel raul ravi ray raymond rebecca reese ' +
  'reg reggie regina reginald rembrandt rene renee rex reuben rhys ricardo richard richie rick ricky ridley ringo rita rob robbie robert roberta roberto ' +
  'robin robyn rod roddy roderick rodney rodrigo roger rohan roland rolf roman romeo ron ronald ronan ronnie rory rosa rosalind rosamund rosanna rose roseanne ' +
  'rosemary rosie ross rowan rowena roxanne roy ruben ruby rudolf rudolph rudy rudyard rufus rupert russell ruth ryan sabrina sachin sadie sally salma ' +
  'salman salvador salvatore sam samantha sammy samuel sandi sandra sandro sandy sanjay santiago sara sarah sasha saul scarlett scott sean sebastian selena ' +
  'selma serena serge sergei sergey sergio seth seymour shakira shane shannon sharon shaun shawn sheila shelley sheryl shinzo shirley sian sidney siegfried ' +
  'sienna sigmund sigourney silvia silvio simon simone sinclair sinead skylar sofia solomon sonia sonny sophia sophie spencer stacey stacy stan stanley ' +
  'stefan stefanie stella stephanie stephen sterling steve steven stevie stewart stieg stirling stuart sue summer susan susanna susannah sushil susie suzanne ' +
  'suzi sven svetlana sybil sydney sylvester sylvia tabitha tamara tammy tania tanya tara tatiana taylor ted teddy terence teresa teri terrence terry tess ' +
  'tessa thabo thaddeus thelma theo theodor theodore theresa thomas thor tiffany tilda tim timothy tina toby todd tom tommy toni tony tori tracey tracy ' +
  'travis trevor tricia tristan truman trudy tycho tyler tyrone tyson ulrich ulysses uma umberto una ursula usain uri val valentina valentino valeria ' +
  'valerie vanessa vasco vaslav venus vera vernon veronica vicki vicky victor victoria vidal vijay viktor vince vincent vincenzo viola violet virgil virginia ' +
  'virat vita vitali vivian vivien vivienne vlad vladimir wallace wally walt walter wanda warren wassily wayne wendy werner wes wesley whitney whoopi wilbur ' +
  'wilfred wilfrid wilhelm wilhelmina will willa willem william willie willy wilma wilson winifred winnie winona winston wladyslaw wolfgang woodrow woody wyatt ' +
  'xavier xi yasmin yasser yehudi yoko yolanda yuri yves yvette yvonne zac zach zachary zara zeke zelda zinedine zoe zola';

/** Spellings of one given name that sound alike, and the short forms that anyone would accept beside the same surname. */
const SAME_NAME =
  'aaron aron;abigail abbie abby;adolf adolph;alan allan allen;alejandro alex;alexander alex alec;alexandra alex;alfred alfie;alison allison alyson;' +
  'andrei andrey andre;andrew andy drew;ann anne;anna ana;annabel annabelle;anthony antony tony;arthur art;ashley ashleigh;' +
  'barbara barbra babs;bartholomew bart;beatrice beatrix bea;benjamin ben benny benji;bernard bernie;beverley beverly bev;brian bryan;' +
  'bridget brigid;britney brittany brittney;caitlin kaitlyn katelyn;carl karl;carol carole;caroline carolyn;catherine katherine kathryn katharine ' +
  'catharine kathrine cathy kathy kate katie katy cate;cecilia cecelia;charles charlie charley chuck;cheryl sheryl;christina cristina kristina tina;' +
  'christine kristine chris;christopher kristopher chris;clare claire clair;clifford cliff;conor connor;craig kraig;cynthia cindy;daniel dan danny;' +
  'darrell darryl daryl darrel;david dave davey;deborah debra debbie deb;dennis denis;derek derrick;diane dianne;dmitri dmitry dimitri dmitriy;' +
  'donald don;dominic dominick dom;doug douglas;duane dwayne;edmond edmund;eduard edward edouard eduardo ed eddie ted;edward ed eddie ted;edwin ed;eileen ' +
  'aileen;elaine elayne;eleanor elinor eleanore;eliot elliot elliott;elisabeth elizabeth liz lizzie beth betty eliza;emile emil;emily emilie;eric erik erich;' +
  'erica erika;eugene gene;evgenia yevgenia evgeniya;frances fran;francis frank;franklin frank;frederick fred freddie freddy frederic fredrick;' +
  'fyodor fedor feodor;gabriel gabe;gabrielle gabby;gail gayle;gary garry;geena gena;geoffrey jeffrey geoff jeff;george georg;gerald gerry jerry;gerard gerry;' +
  'glen glenn;graham graeme;gregory greg gregg;gustav gustave;hannah hanna;harriet harriett;' +
  'hilary hillary;hugh huw;ian iain;igor ygor;isaac izaak issac;isabel isabelle isobel;jacqueline jackie jacquelyn;jaime jamie;james jim jimmy jamie;' +
  'jane jayne;janet janette;jennifer jenny jen;jeremy jeremiah jerry;jessica jess jessie;jill gill;john jon johnny jonny;jonathan jonathon ' +
  'jon johnathan;joseph joe joey josef;josephine jo josie;joshua josh;judith judy judi;julian julien;kathleen kath kathy kate;kenneth ken kenny;kristen kristin ' +
  'kirsten;larry lawrence;lawrence laurence lawrance;leigh lee;leonard len lenny leo;leslie lesley les;lewis louis;linda lynda;lindsay lindsey lyndsay;' +
  'lloyd loyd;louisa luisa;lucy lucie;lynn lynne;madeleine madeline;marc mark;marcus markus;margaret maggie meg peggy margret;' +
  'marilyn marylin;marjorie margery marjory;martin martyn;matthew mathew matt;maximilian max;megan meghan;melvil melville ' +
  'melvin;michael mike mick mickey micheal;michelle michele;mikhail michail;mohammed muhammad mohamed mohammad muhammed mo;nathan nathaniel nat;' +
  'neal neil niall;nicholas nick nicolas nicky ;nicola nicky;nicole nikki;nikolai nicolai nikolay;oscar oskar;pamela pam;' +
  'patricia pat patty trish;patrick pat paddy;peter pete;philip phillip phil filip;philippa pippa phillipa;pyotr peter piotr pjotr;rachel rachael;' +
  'ralph ralf;raymond ray;rebecca becky rebekah;reginald reg;rene renee;richard rick dick rich richie;ritchie richie;robert rob bob bobby robbie;rodney rod;' +
  'ronald ron ronnie;rosalind rosalyn;rudolf rudolph;samuel sam sammy;samantha sam;sandi sandy;sandra sandy;sara sarah;sean shaun shawn;sebastian sebastien;' +
  'sergei sergey serge;sidney sydney sid;simon symon;sofia sophia sophie;sophie sofie;stephen steven steve stefan;stephanie steph stefanie;stewart stuart stu;' +
  'susan sue susie suzie;susanna susannah suzanna;suzanne susanne;teresa theresa;terence terrence terry;theodore ted teddy theodor;thomas tom tommy;tim timothy;' +
  'tobias toby;tracey tracy;valerie val;veronica ronnie;victor viktor;victoria vicky vicki;vincent vince vinnie vinny;vivian vivien vivienne;' +
  'vladimir wladimir;walter walt;wilhelm willhelm;william bill billy will willie;yasser yasir yaser;yuri yuriy yury juri;zac zach zack zachary zak;zoe zoey';

const GIVEN: ReadonlySet<string> = new Set([...NAMES.split(' '), ...SAME_NAME.split(/[; ]/)]);

/** Whether the lower-case word is a well-known given name. */
export function isGivenName(word: string): boolean {
  return GIVEN.has(word);
}

const NAME_GROUPS: ReadonlyMap<string, readonly number[]> = nameGroups();

function nameGroups(): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  SAME_NAME.split(';').forEach((names, index) => {
    for (const name of names.split(' ')) groups.set(name, [...(groups.get(name) ?? []), index]);
  });
  return groups;
}

/** Whether two given names are spellings or short forms of one: 'Neil' and 'Neal', 'Thomas' and 'Tom'. Only meaningful beside an equal surname. */
export function isSameGivenName(one: string, other: string): boolean {
  if (one === other) return true;
  const first = NAME_GROUPS.get(one);
  const second = NAME_GROUPS.get(other);
  return first !== undefined && second !== undefined && first.some((group) => second.includes(group));
}
