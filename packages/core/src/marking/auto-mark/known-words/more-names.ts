/** Names and terms that a quiz asks for and the English dictionaries leave out, each one slip away from another answer or close to it. */
export const MORE_NAMES: ReadonlySet<string> = new Set(
  (
    'tirana palau gondwana dione thetis hestia hippolytus hippolyta hermia hermione orsino bassanio cassio lysander malvolio benvolio ' +
    'mercutio goneril banquo macduff tybalt laertes polonius prospero pissarro masaccio zurbaran molarity molality myology mycology otology ' +
    'caracal dugong numbat quokka brachiosaurus diplodocus iguanodon velociraptor ankylosaurus allosaurus albertosaurus megalosaurus kosovo ' +
    'marengo agincourt bannockburn culloden naseby edgehill bosworth sebastopol inkerman passchendaele gallipoli petrograd pietersburg ' +
    'petersburg middlesbrough peterborough loughborough farnborough rockingham wokingham stevenage strathclyde stratford guildford hertford ' +
    'hereford bedford salford watford dartford romford brentford chelmsford trafford chichester dorchester colchester doncaster falmouth ' +
    'weymouth yarmouth eastbourne ashbourne frigg baldur heimdall hathor sobek durga hanuman guiana guyana monet manet ethene propene butene ' +
    'ethyne propyne skywalker baratheon targaryen lannister hufflepuff gryffindor ravenclaw slytherin pikachu raichu mario luigi wario ' +
    'mufasa scar simba nala timon pumbaa ariel aurora belle aladdin jafar tatooine endor naboo hoth frodo bilbo samwise pippin merry boromir ' +
    'samaria montpellier columbo cassander harmonia masada masala palmas faramir aragorn arathorn sauron saruman gandalf gimli gloin eowyn eomer elrond galadriel celeborn voldemort hagrid sirius remus minerva'
  ).split(' '),
);
