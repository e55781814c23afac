/** The texts of the page without a server. */
export const siteTexts = {
  opening: 'Your games are being opened.',
  keeping: {
    kept: 'Your games are kept in this browser, until you clear its data.',
    'may be cleared':
      'Your games are kept in this browser, but it may clear them when it runs short of room: save them as a file now and then.',
    'until the tab closes':
      'Your games are here until this tab is closed: save them as a file before. This browser keeps nothing for this page, as in a private window, or where the address does not begin with https.',
  },
  others:
    'Nobody reaches your games from elsewhere, so there is no play by mail here. For that you need a server for others (npx demarche serve), one device that goes round, or the file of a game, handed over.',
  silent:
    'Your games are open in another tab of this browser, and that tab does not answer. Go on there, or close it: this one goes on at once.',
  all: {
    title: 'All games as one file',
    does: 'saved, or brought back',
    about:
      'Whoever has the file reads the secrets of all games in it and has their seats. It is a backup as a server makes one: "demarche restore" takes it, too.',
    save: 'Save all games of this browser',
    saved: 'The file is saved.',
    file: 'A file with all games, of a browser or of "demarche backup"',
    aside: 'Put the games aside that are here now',
    bring: 'Bring the games of this file back',
    bringing: 'The games are being brought in.',
    brought: (games: string, aside: boolean): string =>
      `The file is here, with ${games}.${aside ? ' What was here before is put aside, below.' : ''}`,
    toGames: 'To my games',
    noLink: 'This browser knows no link to these of its games:',
    sit: 'Sit at every seat that no bot has',
    sitOf: (title: string): string => `Sit at every seat that no bot has: ${title}`,
    asides: 'Put aside',
    asideOf: (number: number, size: string): string => `Number ${number}, ${size}`,
    saveAside: 'Save it',
    saveAsideOf: (number: number): string => `Save what was put aside as number ${number}`,
    forget: 'Delete it',
    forgetOf: (number: number): string => `Delete what was put aside as number ${number}`,
    sure: 'It is gone then, unless you have saved it.',
    yes: 'Delete it for good',
    no: 'Keep it',
  },
  toServer: {
    title: 'Play on with others',
    about:
      'On a server the game goes on with people elsewhere, each with an invitation to their seat. Here it stays as it is: from then on there are two games.',
    first: 'Save the file of the game, above.',
    second:
      'Open the page of the server, choose \u201cGo on with a game file\u201d, and give it this file. It asks who plays, and makes the invitations.',
    press: (host: string): string => `Or in one press: the server at ${host} serves this page.`,
    sure: 'I know that the server gets all secrets of the game',
    take: 'Take the game to this server',
    taking: 'The game is being taken there.',
    none: 'At this address no server answers that takes games: save the file, and take it to another.',
  },
  rescue: {
    save: 'Save it as it is',
    saved: 'The file is saved. It is a database of SQLite: tools for such files may still read it.',
    bring: 'Bring in a backup',
    anew: 'Begin anew',
    aside:
      'What is here now is put aside, and not deleted: you find it under \u201cAll games as one file\u201d on the first page.',
    none: 'Then there are no games here.',
    sure: 'Put it aside and begin anew',
    leave: 'Leave it as it is',
    doing: 'It is being put aside.',
    done: 'It is put aside.',
  },
  again: 'Try again',
  close: 'Close',
  newer: 'A new version of this page is there. What is not sent yet would be lost: take it when you like.',
  renew: 'Take the new version',
  old: 'Another tab has a newer version of this page, so nothing can be sent from this one any more: load it anew to go on.',
  reload: 'Load anew',
  makerAbout:
    'The game is in this browser alone: whoever has this device has every seat of it that no bot has.',
  desk: 'To the desk',
} as const;
