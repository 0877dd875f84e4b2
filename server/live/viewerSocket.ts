import type { Server, Socket } from 'socket.io';

import type { ClientToServer, GoneReason, ServerToClient } from '../../shared/api/live.ts';
import type { Audience } from '../../shared/views/redact.ts';
import type { Viewer } from '../cases/access.ts';

export type Session = { readonly accountId: string; readonly sessionId: string };
type Data = { session: Session | null; viewer: Viewer };
export type Io = Server<ClientToServer, ServerToClient, Record<string, never>, Data>;
/** A connection of somebody who watches a case or their dashboard. */
export type ViewerSocket = Socket<ClientToServer, ServerToClient, Record<string, never>, Data>;

export const caseRoom = (caseId: string, audience: Audience): string => `case:${audience}:${caseId}`;
export const accountRoom = (accountId: string): string => `account:${accountId}`;
export const sessionRoom = (sessionId: string): string => `session:${sessionId}`;

export const leave = (socket: ViewerSocket, reason: GoneReason): void => {
  socket.emit('gone', reason);
  socket.disconnect(true);
};
export const sendAway = (io: Io, room: string, reason: GoneReason): void => {
  io.local.in(room).emit('gone', reason);
  io.local.in(room).disconnectSockets(true);
};
