import type { Mutation } from './Mutation.ts';

/** Defences of stored data and of the server's build. */
export const storeMutations: readonly Mutation[] = [
  {
    defence: 'crash',
    gone: 'the transaction',
    file: 'server/store/engine/openPostgres.ts',
    text: `await query('rollback').catch(drop)`,
    instead: `await query('commit').catch(drop)`,
    noticedBy: {
      file: 'server/store/database/Database.slow.test.ts',
      title: 'undoes a transaction that throws, and keeps one that does not',
    },
  },
  {
    defence: 'crash',
    gone: 'read-only transactions while the disk is full',
    file: 'server/store/engine/openPglite.ts',
    text: `\${source.isFull() ? ' read only' : ''}`,
    instead: '',
    noticedBy: {
      file: 'server/store/engine/openPglite.slow.test.ts',
      title: 'takes reads only while the disk is full, and writes again as soon as there is room',
    },
  },
  {
    defence: 'crash',
    gone: 'read-only statements while the disk is full',
    file: 'server/store/engine/openPglite.ts',
    text: `if (source.isFull()) return begin('read only', (queries) => queries.query<R>(sql, parameters));`,
    instead: '',
    noticedBy: {
      file: 'server/store/engine/openPglite.slow.test.ts',
      title: 'takes reads only while the disk is full, and writes again as soon as there is room',
    },
  },
  {
    defence: 'second-process',
    gone: 'the lock of the kernel',
    file: 'server/store/lock/folderLock.ts',
    text: `if (isLocked === false) throw inUse(folder, ownerFile);`,
    instead: '',
    noticedBy: {
      file: 'server/store/lock/folderLock.slow.test.ts',
      title: 'is the same for a process that was stopped: nobody takes its folder, and it goes on',
    },
  },
  {
    defence: 'second-process',
    gone: 'the beat of a server of another machine',
    file: 'server/store/lock/folderLock.ts',
    text: 'if (!isDead && (await isChanging(ownerFile, patienceMs))) throw inUse(folder, ownerFile);',
    instead: '',
    noticedBy: {
      file: 'server/store/lock/folderLock.slow.test.ts',
      title: 'refuses while a server of another machine writes the file of the owner',
    },
  },
  {
    defence: 'stored-secrets',
    gone: 'the hash of tokens',
    file: 'sandbox/credentials/hashSecret.ts',
    text: `createHash('sha256').update(secret).digest('hex')`,
    instead: 'secret',
    noticedBy: { file: 'sandbox/accounts/sessions.slow.test.ts', title: 'is kept as a hash only' },
  },
  {
    defence: 'stored-secrets',
    gone: 'the slow hash of codes',
    file: 'sandbox/verification/codes.ts',
    text: 'const codeHash = await passwords.hash(code);',
    instead: 'const codeHash = code;',
    noticedBy: {
      file: 'sandbox/verification/verification.slow.test.ts',
      title: 'comes as a message bound to the site, and is kept as a slow hash only',
    },
  },
  {
    defence: 'stored-secrets',
    gone: 'the hash of operators’ tokens and links',
    file: 'server/store/secrets/secretToken.ts',
    text: `createHash('sha256').update(token).digest('hex')`,
    instead: 'token',
    noticedBy: {
      file: 'server/releases/shares/shares.slow.test.ts',
      title: 'are listed with who made them and whether they were opened, and keep no token',
    },
  },
  {
    defence: 'supply-chain',
    gone: 'the hash of a package',
    file: 'package-lock.json',
    text: '"integrity": "sha512-qCqy1xSoaugx',
    instead: '"integrity": "sha1-qCqy1xSoaugx',
    noticedBy: {
      file: 'tests/securityFacts.test.ts',
      title: 'are pinned by their hashes, all of them, and come from no host that is named',
    },
  },
];
