import '../dist/write-protocol.js';
