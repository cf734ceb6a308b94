/** Passwords that head every published list, at least eight characters long (SIGN-1); compared case-blind. */
export const COMMON_PASSWORDS = new Set(
  `12345678 123456789 1234567890 12345678910 87654321 11111111 00000000 22222222 88888888 99999999 12341234
  11223344 123123123 147258369 987654321 0987654321 123456789a password password1 password12 password123
  password1234 passw0rd p@ssword p@ssw0rd pa55word qwertyui qwerty12 qwerty123 qwerty1234 qwertyuiop 1q2w3e4r
  1q2w3e4r5t 1qaz2wsx qazwsxedc zaq12wsx asdfghjk asdfghjkl zxcvbnm1 abcdefgh abcd1234 abc12345 a1b2c3d4 aa123456
  iloveyou iloveyou1 sunshine princess princess1 football football1 baseball superman superman1 trustno1 starwars
  whatever computer internet michelle jennifer jessica1 charlie1 samantha danielle victoria elizabeth liverpool
  liverpool1 chelsea1 chelseafc arsenal1 arsenalfc manchester barcelona welcome1 welcome123 admin123 administrator
  letmein1 changeme changeme1 secret123 default1 monkey123 dragon123 master123 shadow123 killer123 blessing
  blessing1 jesus123 jesuschrist godisgood godisgreat ilovejesus ilovegod favour123 goodness nigeria1 nigeria123
  naija123 lagos123 abuja123 testtest test1234 testing123 guest123 user1234 login123 hello123 helloworld
  qwer1234 asdf1234 zxcv1234 q1w2e3r4 1234qwer 123qweasd qweasdzxc mypassword newpassword temp1234 temporary`
    .split(/\s+/)
    .map((word) => word.toLowerCase()),
);
