/** Passwords of at least 8 characters that everybody tries first, in lower case, one space between them. */
const LIST = `
password password1 password12 password123 password1234 password12345 password! password1! passw0rd p@ssw0rd p@ssword
passw0rd1 p@ssw0rd1 p@ssword1 p@55w0rd pa55word pa55w0rd passwort passwort1 passwort123 passworte motdepasse contraseña contrasena
wachtwoord wachtwoord1 password0 password2 password3 password7 password99 passwordpassword mypassword yourpassword newpassword thepassword
12345678 123456789 1234567890 12345678910 123456789a a123456789 1234567891 12345678a a12345678 1234567a 1234567q 87654321 987654321
0987654321 9876543210 123123123 12341234 12344321 123454321 11223344 1122334455 112233445566 11112222 12121212 123321123 123456123
123456789q 123456789z 1qaz2wsx 1qaz2wsx3edc 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1 qazwsxedc qazwsx123
qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty!1 qwerty01 qwertz123 qwertzuiop azertyuiop azerty123
asdfghjk asdfghjkl asdfasdf asdf1234 asdfjkl; zxcvbnm1 zxcvbnm123 zxcvbnm, 1234qwer qwer1234 qweasdzxc qweasd123 123qweasd 123qwe123
qwe123qwe 1234abcd abcd1234 abcd12345 abc12345 abc123456 abc123abc abcdefgh abcdefg1 abcdefghi abcdefghij abcabcabc aaaa1111 a1b2c3d4
a1b2c3d4e5 aa123456 aa12345678 as123456 qq123456 q1234567 z1234567 woaini1314 5201314520 00000000 11111111 22222222 33333333 44444444
55555555 66666666 77777777 88888888 99999999 000000000 111111111 1111111111 00000001 10203040 102030405060 13131313 147258369 159357456
159753159 789456123 741852963 963852741 147852369 14725836 31415926 314159265 20202020 19841984 19851985 19871987 19891989 19901990
01012000 01011990 01011980 123456ab 123456aa 123456abc iloveyou iloveyou1 iloveyou2 iloveyou123 iloveu123 iloveme1 ilovegod ilovejesus
princess princess1 princess123 sunshine sunshine1 sunshine123 football football1 football123 baseball baseball1 basketball basketball1
softball1 hockey123 soccer123 superman superman1 superman123 batman123 spiderman spiderman1 starwars starwars1 starwars123 pokemon123
pokemon1 charmander pikachu123 minecraft minecraft1 minecraft123 fortnite123 naruto123 dragon123 dragonball letmein1 letmein123
letmein12 letmein! welcome1 welcome12 welcome123 welcome1234 welcome! welcome2 welcome01 admin123 admin1234 admin12345 admin123456
administrator adminadmin admin@123 root1234 rootroot toortoor test1234 testtest test12345 testing123 testing1 tester123 user1234
useruser guest123 guestguest default1 changeme changeme1 changeme123 secret123 secret12 topsecret secretpassword master123 masterkey
mastermind monkey123 monkey12 monkeymonkey michael1 michael123 jennifer jennifer1 jessica1 jessica123 ashley123 charlie1 charlie123
danielle daniel123 jordan23 jordan123 michelle michelle1 nicole123 thomas123 robert123 william1 matthew1 anthony1 joshua123 andrew123
samantha samantha1 elizabeth elizabeth1 victoria victoria1 alexander alexander1 alexandra benjamin benjamin1 christian christian1
christopher patricia patricia1 stephanie sebastian brandon1 lauren123 hannah123 maverick maverick1 midnight midnight1 trustno1 trustno12
whatever whatever1 shadow123 shadow12 computer computer1 computer123 internet internet1 internet123 keyboard1 corvette ferrari1 mercedes
mercedes1 porsche911 mustang1 mustang123 yamaha123 kawasaki harley123 slipknot metallica metallica1 nirvana123 beatles1 liverpool
liverpool1 liverpool123 arsenal1 arsenal123 chelsea1 chelsea123 manchester manchesterunited manunited barcelona barcelona1 realmadrid
juventus galatasaray fenerbahce besiktas france98 england1 scotland ireland1 germany1 america1 newyork1 california florida1 texas123
london123 paris123 chocolate chocolate1 butterfly butterfly1 strawberry cherry123 banana123 orange123 cookie123 cupcake1 snickers
pumpkin1 peanut123 buttercup sweetheart sweetpea lovelove loveyou1 loveme123 love1234 lovelovelove forever1 forever21 blessed1 jesus123
jesuschrist godisgood faith123 angel123 angels123 flower123 flowers1 summer123 summer12 summer2020 summer2021 summer2022 summer2023
summer2024 summer2025 winter123 winter2020 winter2021 winter2022 winter2023 winter2024 winter2025 spring2023 spring2024 spring2025
autumn2023 autumn2024 autumn2025 january1 december december1 november september october1 freedom1 freedom123 nothing1 blahblah
access14 access123 google123 facebook facebook1 facebook123 linkedin linkedin1 twitter123 myspace1 samsung1 samsung123 apple123 iphone123
microsoft windows10 nintendo playstation playboy1 gateway1 security security1 hellohello hello123 hello1234 hello12345 helloworld
goodluck1 hunter123 hunter12 killer123 ranger123 cheese123 quizmaster quizmaster1 quizmaster123 quizquiz pubquiz1 pubquiz123 quiznight
quiznight1 thursday1 beerbeer guinness guinness1 whiskey1 jackdaniels redbull1 marlboro bigdaddy cowboys1 packers1 steelers steelers1
yankees1 lakers24 dolphins tigger123 snoopy123 mickey123 scooby123 pepper123 buster123 bailey123 maggie123 tinkerbell rainbow1 rainbow123
crystal1 diamond1 diamond123 platinum silver123 golden123 phoenix1 thunder1 warrior1 wolverine gandalf1 gandalf123 matrix123 einstein
123abc123 1a2b3c4d 1234567890a qwerty7890 poiuytrewq lkjhgfdsa mnbvcxz1 mnbvcxzlkj zxcvbnmasdfghjkl 1qazxsw2 2wsx3edc 3edc4rfv !qaz2wsx
!qaz1qaz qwertyuiop123 letmeinnow opensesame correcthorsebatterystaple
`;

const COMMON = new Set(LIST.split(/\s+/).filter((word) => word !== ''));

/** True for a password that is bound to be guessed: a well-known one, or a single character repeated. */
export function isCommonPassword(password: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase();
  return COMMON.has(folded) || new Set(folded).size === 1;
}
