#!/usr/bin/env node
await import('../dist/hostile/main.js');
