/** Everything that a server may refuse, by its code. Codes stay; words are the page's. */
export const ERRORS = {
  'message.not-json': 'The message is not JSON, or not UTF-8 text.',
  'message.invalid': 'The message has not the form of any that a page may send.',
  'message.too-large': 'The message, or the request, has more bytes than it may, or is nested too deeply.',
  'message.too-many': 'More messages in this time than one seat, or one address, may send. Wait a little.',
  'page.foreign': 'The request comes from a page of another site, which the host has not allowed.',
  'wire.version': 'Page and server speak different versions. Load the page again.',
  'hello.first': 'The first message must be `hello`.',
  'hello.twice': '`hello` was said already.',
  'match.unknown': 'There is no such match here.',
  'match.aside': 'A step of this match took too long or broke. It is set aside; its journal is whole.',
  'match.not-begun': 'The match has not begun: seats are still free, or dice are being sealed.',
  'match.begun': 'The match has begun already.',
  'match.over': 'The match is over.',
  'match.full': 'The match has as many answers as a match may have.',
  'seat.unknown': 'The link is none of this match.',
  'seat.taken':
    'Somebody has taken this seat by this link already. The seat moves by the link that its holder has.',
  'seat.none': 'Whoever looks on cannot do this.',
  'seat.bot': 'A bot plays this seat now.',
  'answer.stale': 'The match has gone on since the `seq` given. What is asked now was told before this.',
  'answer.refused': 'The rules refuse the answer; `refusal` says why. Nothing has changed.',
  'dice.sealed': 'This seat has sealed its nonce already.',
  'dice.not-sealed': 'Nonces are shown when every seat has sealed its own.',
  'dice.mismatch': 'The nonce is not the one that was sealed.',
  'clock.none': 'The match has no such clock, or nobody is out of time.',
  'rewind.none': 'There is nothing to take back to, or nothing was proposed.',
  'orders.unknown': 'The game has no such order, or no such choice for it.',
  'notice.none': 'The server sends no such notices, or the seat has as many addresses as it may have.',
  'talk.off': 'There is no talk in this match.',
  'rematch.none': 'There is nothing to play again yet.',
  'setup.refused': 'The match cannot be made as it was asked for; `refusals` says why.',
  'server.full': 'The server has no room for more. Try again later.',
  'server.stopping': 'The server stops. Connect again in a moment.',
  'server.fault': 'Something broke here. Nothing that was acknowledged is lost.',
} as const;

export type ErrorCode = keyof typeof ERRORS;

export const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];
