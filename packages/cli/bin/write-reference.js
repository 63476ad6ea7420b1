import '../dist/write-reference.js';
