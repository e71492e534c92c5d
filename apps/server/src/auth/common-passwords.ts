/** What the library's list lacks: rows of keys and numbers, seasons, and what a quizmaster thinks of first. */
const MORE = `
password12345 password1! p@ssword p@ssw0rd1 p@ssword1 p@55w0rd passwort123 passworte contraseña wachtwoord1 yourpassword
thepassword 87654321 987654321 0987654321 9876543210 123123123 12341234 12121212 zaq1zaq1 qwerty!1 qwertz123 qwertzuiop
zxcvbnm, abcdefgh abcdefghi abcdefghij abcabcabc aa12345678 woaini1314 5201314520 13131313 159753159 20202020 19841984
19851985 19871987 19891989 19901990 iloveu123 princess123 sunshine123 charmander pikachu123 minecraft1 fortnite123 letmein12
letmein! welcome1234 welcome! admin1234 admin12345 admin123456 adminadmin admin@123 root1234 rootroot toortoor test12345
tester123 user1234 useruser guest123 guestguest changeme123 secretpassword monkeymonkey jessica123 lauren123 hannah123
trustno12 computer123 internet123 keyboard1 mustang123 yamaha123 harley123 nirvana123 liverpool123 chelsea123
manchesterunited barcelona1 cherry123 banana123 orange123 peanut123 loveme123 lovelovelove angels123 flower123 summer123
summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 winter123 winter2020 winter2021 winter2022 winter2023
winter2024 winter2025 spring2023 spring2024 spring2025 autumn2023 autumn2024 autumn2025 freedom123 facebook1 facebook123
linkedin linkedin1 twitter123 iphone123 windows10 hello12345 goodluck1 ranger123 cheese123 quizmaster quizmaster1
quizmaster123 quizquiz pubquiz1 pubquiz123 quiznight quiznight1 thursday1 tigger123 snoopy123 mickey123 scooby123 bailey123
rainbow123 diamond123 silver123 golden123 gandalf123 qwerty7890 poiuytrewq lkjhgfdsa mnbvcxzlkj zxcvbnmasdfghjkl !qaz1qaz
correcthorsebatterystaple
`;

let common: Promise<ReadonlySet<string>> | null = null;

/** Unpacked when the first password is chosen: a start does not wait for fifty thousand words. */
async function unpack(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'], ...MORE.split(/\s+/)]);
}

/** True for a password that is bound to be guessed (AUTH-6): a well-known one, or a single character repeated. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const folded = password.normalize('NFKC').toLowerCase();
  common ??= unpack();
  return new Set(folded).size === 1 || (await common).has(folded);
}
