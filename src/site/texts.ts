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
