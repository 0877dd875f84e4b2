import { type Socket, io } from 'socket.io-client';

import type { ClientToServer, LiveAuth, ServerToClient } from '../../shared/api/live.ts';

export type LiveSocket = Socket<ServerToClient, ClientToServer>;

/** WebSocket only, not connected yet; `auth` is asked at every connection, so that it resumes after what was seen. */
export const liveSocket = (auth: () => LiveAuth): LiveSocket =>
  io({
    transports: ['websocket'],
    autoConnect: false,
    forceNew: true,
    reconnectionDelay: 300,
    reconnectionDelayMax: 5000,
    auth: (give) => give(auth()),
  });
