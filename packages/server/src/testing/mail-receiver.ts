import { once } from 'node:events';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';

/** A mail server that takes everything, or says something else to whoever is named. */
export async function mailReceiver() {
  const letters: string[] = [];
  const says = { recipient: '250 ok' };
  const server = createTcpServer((socket) => {
    let text = '';
    let letter: string | null = null;
    const answer = (line: string) => socket.write(`${line}\r\n`);
    const command = (line: string) => {
      if (letter !== null) {
        if (line !== '.') letter += `${line}\n`;
        else {
          letters.push(letter);
          letter = null;
          answer('250 taken');
        }
        return;
      }
      if (/^EHLO/i.test(line)) answer('250 here');
      else if (/^RCPT/i.test(line)) answer(says.recipient);
      else if (/^DATA/i.test(line)) {
        letter = '';
        answer('354 go on');
      } else if (/^QUIT/i.test(line)) socket.end('221 farewell\r\n');
      else answer('250 ok');
    };
    socket.on('error', () => {});
    socket.on('data', (data) => {
      text += data.toString();
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        command(line);
      }
    });
    answer('220 mail');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { letters, says, url: `smtp://127.0.0.1:${port}?ignoreTLS=true`, close: () => server.close() };
}
